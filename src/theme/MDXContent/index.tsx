import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';
import type {ReactNode} from 'react';

import '../../../markdown/code/client/code.css';
import '../../../markdown/tables/client/severities.css';
import '../../css/site/content.css';
import '../../../markdown/tables/client/tables.css';
import '../../../markdown/tables/client/properties.css';
import '../../../markdown/tables/client/ways.css';
import '../../../markdown/reference/client/cascades.css';

/** The theme's frame around content from Markdown, with the style sheets that only such content needs. */
export default function MDXContentWrapper(props: Props): ReactNode {
  return <MDXContent {...props} />;
}
