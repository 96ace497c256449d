import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';

import '../../css/site/code.css';
import '../../css/site/severities.css';
import '../../css/site/content.css';
import '../../css/site/tables.css';
import '../../css/site/properties.css';
import '../../css/site/ways.css';
import '../../css/site/cascades.css';

/** The theme's frame around content from Markdown, with the style sheets that only such content needs. */
export default function MDXContentWrapper(props: Props): ReactNode {
  return <MDXContent {...props} />;
}
