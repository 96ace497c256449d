import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {APPROVAL_CSV} from './catalogue';
import {loadImages} from '../../platform/catalogue/loadImages';
import {loadCharts} from '../../platform/loadPlatform';
import {readText} from '../../text/readText';
import {emitFiles} from '../../framework/emitFiles';
import {collectPages} from './collectPages';
import {buildApproval, renderApprovalCsv} from './buildApproval';
import {buildCatalogue} from './buildCatalogue';

export default function pluginCatalogue({siteDir, siteConfig}: LoadContext): Plugin {
  let csv = '';

  return {
    // Part of the path under which pages import the catalogue: @generated/catalogue/default/catalogue.json
    name: 'catalogue',

    async allContentLoaded({allContent, actions}) {
      const readSource = (file: string) => readText(path.resolve(siteDir, file));
      const pages = collectPages(allContent);
      const catalogue = buildCatalogue(pages, loadCharts(), readSource);
      const approval = buildApproval(catalogue.scanners, pages, loadImages());
      csv = renderApprovalCsv(approval, siteConfig.url);
      await actions.createData('catalogue.json', catalogue);
      // Apart, because only those who open the table load it.
      await actions.createData('approval.json', approval);
    },

    ...emitFiles(() => ({[APPROVAL_CSV.slice(1)]: csv})),
  };
}
