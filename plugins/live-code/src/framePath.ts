/** Paths of the frames below the base path of the site: for programs, and for components. */
export const FRAME_PATH = 'live-code/frame.html';
export const COMPONENT_FRAME_PATH = 'live-code/component.html';
