import createLazyContent from '@site/browser/lazy/createLazyContent';

export default createLazyContent('This tool', () => import('./ExplainerTool'));
