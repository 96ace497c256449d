/** Path of the frame below the base path of the site. */
export const FRAME_PATH = 'live-code/frame.html';
