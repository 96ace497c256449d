import {expect, it} from 'vitest';

import {DEFAULT_IMAGE, getImagePath} from './imagePath';

it.each([
  ['/docs/scanners/nmap', '/', 'img/social/docs/scanners/nmap.png'],
  ['/docs/api/', '/', 'img/social/docs/api.png'],
  ['/blog/2021/01/27/drop-k8s-1.16', '/', 'img/social/blog/2021/01/27/drop-k8s-1.16.png'],
  ['/preview/blog', '/preview/', 'img/social/blog.png'],
  ['/', '/', DEFAULT_IMAGE],
  ['/preview/', '/preview/', DEFAULT_IMAGE],
  ['/404.html', '/', DEFAULT_IMAGE],
])('puts the image of %s below %s at %s', (permalink, baseUrl, path) => {
  expect(getImagePath(permalink, baseUrl)).toBe(path);
});
