import {SCRIPTS_META} from '../browser/protocol';

/** Name of the sheet for paper. All pages have it, but none waits for it. */
export const PRINT_SHEET = 'styles-print';

/**
 * Docusaurus' page template (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`), except that the browser does not load the
 * scripts by itself: their URLs are data for the loader in `headTags`. The list comes before the loader, which may need
 * it at once. The style sheet for paper has the attribute that keeps the page from waiting for it.
 */
export const PAGE_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="${SCRIPTS_META}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet"<%~ stylesheet.includes('/${PRINT_SHEET}.') ? ' media="print"' : '' %> href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
