import {describe, expect, it} from 'vitest';

import {cleanFeedHtml} from './cleanFeedHtml';

const CODE_BLOCK = `<div class="language-bash theme-code-block"><div class="code-title">run.sh</div><div class="code-body"><pre tabindex="0" class="thin-scrollbar"><code><span class="token-line"><span class="token keyword">helm</span> &lt;a&gt;
</span><span class="token-line">  --set x
</span></code></pre><div class="code-buttons"><button type="button" class="clean-btn code-copy" aria-label="Copy code to clipboard"></button></div></div></div>`;

describe('cleanFeedHtml', () => {
  it('keeps text, links and their absolute URLs', () => {
    const html = '<p>See <a href="https://example.com/docs#x">the page</a>.</p>';
    expect(cleanFeedHtml(html)).toBe(html);
  });

  it('drops comments, anchor links of headings, classes, ids and styles', () => {
    const heading =
      '<!-- --><h2 class="anchor_x" id="why">Why<a href="https://example.com/#why" class="hash-link" aria-label="Direct link to Why">&ZeroWidthSpace;</a></h2>';
    expect(cleanFeedHtml(`${heading}<div class="x"><p style="color:red">So.</p></div>`)).toBe(
      '<h2>Why</h2><p>So.</p>',
    );
  });

  it('turns a code block into plain text, with its title above', () => {
    expect(cleanFeedHtml(CODE_BLOCK)).toBe(
      '<p><strong><code>run.sh</code></strong></p><pre><code>helm &lt;a>\n  --set x</code></pre>',
    );
  });

  it('turns an admonition into a quotation', () => {
    const html =
      '<div class="theme-admonition theme-admonition-info alert"><div class="admonitionHeading_x"><span><svg viewBox="0 0 14 16"><path d="M1 1"/></svg></span>Old</div><div class="admonitionContent_x"><p>Text.</p></div></div>';
    expect(cleanFeedHtml(html)).toBe(
      '<blockquote><p><strong>Info: Old</strong></p><p>Text.</p></blockquote>',
    );
  });

  it('opens all tabs and labels them', () => {
    const html =
      '<div class="tabs-container"><ul role="tablist"><li role="tab">Rust</li><li role="tab">Java</li></ul><div><div role="tabpanel"><p>a</p></div><div role="tabpanel" hidden=""><p>b</p></div></div></div>';
    expect(cleanFeedHtml(html)).toBe(
      '<p><strong>Rust</strong></p><p>a</p><p><strong>Java</strong></p><p>b</p>',
    );
  });

  it('keeps a diagram with fixed colours, and adds its description', () => {
    const html =
      '<figure class="x"><div class="box"><svg viewBox="0 0 9 9" role="img" aria-labelledby="t"><title id="t">Way</title><desc>A to B.</desc><g class="edge"><path fill="var(--diagram-line,#596870)"></path></g></svg></div></figure>';
    expect(cleanFeedHtml(html)).toBe(
      '<figure><svg viewBox="0 0 9 9" role="img" aria-labelledby="t"><title id="t">Way</title><desc>A to B.</desc><g><path fill="#596870"></path></g></svg><figcaption>Way: A to B.</figcaption></figure>',
    );
  });

  it("leaves nothing that needs the site's scripts or style sheets", () => {
    const html = `${CODE_BLOCK}<script>x()</script><iframe src="https://example.com"></iframe><input class="x"><img src="https://example.com/a.svg" alt="A" width="1" height="2" loading="lazy" class="img_x">`;
    const cleaned = cleanFeedHtml(html);
    expect(cleaned).not.toMatch(/class=|style=|<script|<iframe|<button|var\(/);
    expect(cleaned).toContain('<img src="https://example.com/a.svg" alt="A" width="1" height="2">');
  });
});
