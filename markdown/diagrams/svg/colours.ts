/**
 * The colours of a diagram. Each is a CSS variable that src/components/Diagram/styles.module.css sets for both colour
 * modes; the fallback is for readers of the feeds, who see a post without the site's styles.
 */
const COLOURS = {
  paper: '#ffffff',
  text: '#18232a',
  'text-soft': '#44525a',
  line: '#596870',
  node: '#f4f7f8',
  border: '#74858d',
  group: '#ffffff',
  'group-title': '#eaeff1',
  'label-border': '#d6dee2',
} as const;

type Colour = keyof typeof COLOURS;

/** The variables of the renderer. Its own values for most of them are too faint to read. */
const COLOUR_OF_VARIABLE: Readonly<Record<string, Colour>> = {
  '--bg': 'paper',
  '--_text': 'text',
  '--_text-sec': 'text-soft',
  '--_text-muted': 'text-soft',
  '--_line': 'line',
  '--_arrow': 'line',
  '--_node-fill': 'node',
  '--_node-stroke': 'border',
  '--_group-fill': 'group',
  '--_group-hdr': 'group-title',
  '--_inner-stroke': 'label-border',
};

/** A colour as the value of an SVG attribute. */
export function renderColour(colour: Colour): string {
  return `var(--diagram-${colour},${COLOURS[colour]})`;
}

/**
 * Replaces the variables of the renderer in an attribute by those of the site.
 *
 * @throws Error for a variable this file does not know, so that an update of the renderer cannot lose a colour
 */
export function replaceColours(value: string): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, variable: string) => {
    const colour = COLOUR_OF_VARIABLE[variable];
    if (colour === undefined)
      throw new Error(`The renderer uses the unknown colour ${variable}: add it to svg/colours.ts.`);
    return renderColour(colour);
  });
}
