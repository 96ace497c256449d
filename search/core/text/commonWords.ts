// cspell:disable -- stems
import {compileTermTest} from './tokenize';

/**
 * Whether a term is a word of everyday English, which gets less weight in a query. These are rare in the documentation,
 * which makes them seem important: in "keep the key out", `keep` is rarer than `key`.
 */
export const isCommonTerm = compileTermTest(
  'able actually add additional again ago allow almost alone along already although always amount another answer ' +
    'anybody anymore anyone anything anyway anywhere ask available avoid away back bad become begin behave believe ' +
    'belong best better big bit both bring call care case certain chance choose close come common company complete ' +
    'contain correct correctly current currently day deal decide describe different difference directly easily easy ' +
    'either else enough ensure especially etc even ever everybody everyone everything everywhere exact exactly exist ' +
    'expect explain extra fact far feel fine finally first follow forget full fully general get give go good great guy ' +
    'guys happen happens hard hello help here hey hi high hit hold hope idea important include inside instead kind know ' +
    'last later learn least leave left less let like likely little long look lot low main mainly make manage many ' +
    'matter maybe mean mention might mind mine moment much must myself near necessary need new next nice normal ' +
    'normally nothing now number obviously often okay old one open otherwise outside own part particular people per ' +
    'perhaps person piece place plain please point possible prefer pretty prevent previous probably problem proper ' +
    'properly put question quick quickly quite rather ready real really reason recently regarding relevant remain ' +
    'remember right say second see seem self send sense several show simple simply since single situation small ' +
    'somebody somehow someone something sometimes somewhere soon sort special specific start stay still stop stuff ' +
    'such suggest support suppose sure take talk tell thank thanks thing think though three time today together ' +
    'tomorrow too totally try turn two understand unfortunately unless until usual usually various via want way week ' +
    'well whatever whenever wherever whether whole wish within wonder word worry would wrong yes yet',
);
