import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

import {formatDay} from '../../../text/formatDay';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (lastUpdatedAt === undefined) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.day"
        description="When a page was last updated"
        values={{day: <time dateTime={date.toISOString()}>{formatDay(date)}</time>}}
      >
        {'Last updated on {day}'}
      </Translate>
    </span>
  );
}
