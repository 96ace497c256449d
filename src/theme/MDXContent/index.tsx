import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';

import '../../../markdown/code/code.css';
import '../../../markdown/tables/severities.css';
import '../../css/site/content.css';
import '../../../markdown/tables/tables.css';
import '../../../markdown/tables/properties.css';
import '../../../markdown/tables/ways.css';
import '../../../markdown/reference/cascades.css';

/** The theme's frame around content from Markdown, with the style sheets that only such content needs. */
export default function MDXContentWrapper(props: Props): ReactNode {
  return <MDXContent {...props} />;
}
