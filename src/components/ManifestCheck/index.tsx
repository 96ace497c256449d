import createLazyContent from '@site/plugins/lazy-content/client/createLazyContent';

export default createLazyContent('This tool', () => import('./CheckTool'));
