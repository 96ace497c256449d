/*
 * Ends the service worker that an earlier site on this host has left with returning readers. A browser asks for the
 * script of a registered worker anew when a page is opened, and keeps the old one after a 404: so a script has to stand
 * where workers are commonly registered. service-worker.js is the same file under the other common name.
 *
 * It handles no requests, so from its activation on they go to the network. localStorage, with readers' choices, stays.
 */
async function endWorker() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  // Before the windows are loaded anew: what they load must have no worker any more.
  await self.registration.unregister();
  const windows = await self.clients.matchAll({type: 'window'});
  // A window that is being closed cannot be loaded anew, and that must not keep the others from it.
  await Promise.all(windows.map((window) => window.navigate(window.url).catch(() => null)));
}

// The old worker would otherwise stay until the last window of the site is closed.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(endWorker()));
