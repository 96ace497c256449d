/** Size of every image in pixels, with the aspect ratio that link previews show uncropped. */
export const IMAGE_SIZE = {width: 1200, height: 630};

/** The image of pages without one of their own: the landing page's. */
export const DEFAULT_IMAGE = 'img/social/index.png';

/**
 * Where the image of a page is, below the base path of the site: `/docs/api/` → `img/social/docs/api.png`.
 *
 * @param permalink path of the page, with the base path
 */
export function getImagePath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/^\/+|\/+$/g, '');
  // The not-found page, the only one whose path is a file, has no image of its own.
  return route === '' || route === '404.html' ? DEFAULT_IMAGE : `img/social/${route}.png`;
}
