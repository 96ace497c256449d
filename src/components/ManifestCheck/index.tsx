import createTool from '@site/plugins/lazy-content/client/createTool';

export default createTool(() => import('./CheckTool'));
