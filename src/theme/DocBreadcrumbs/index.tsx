import Link from '@docusaurus/Link';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import PageMenu from '../../components/PageMenu';
import styles from './styles.module.css';

/**
 * Where in the documentation the page is. Has no markup for search engines: they read the structured data in the head.
 */
function Breadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  const last = breadcrumbs.length - 1;
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {breadcrumbs.map(({label, href}, index) => (
          <li
            key={label}
            className={clsx('breadcrumbs__item', index === last && 'breadcrumbs__item--active')}
          >
            {index === last || href === undefined ? (
              <span className="breadcrumbs__link">{label}</span>
            ) : (
              <Link className="breadcrumbs__link" href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function DocBreadcrumbs(): ReactNode {
  const {title, permalink, editUrl} = useDoc().metadata;
  return (
    <div className={styles.line}>
      <Breadcrumbs />
      <PageMenu title={title} permalink={permalink} editUrl={editUrl} />
    </div>
  );
}
