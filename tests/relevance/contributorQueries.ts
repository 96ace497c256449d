import type {Judgement} from './judgements';

/** What contributors and those who want to understand the platform look for, written from the tasks of these readers. */
export const contributorJudgements: Record<string, readonly Judgement[]> = {
  architecture: [
    [
      'does a scan replace or merge tolerations',
      '/docs/architecture/concepts#settings-of-a-scan-and-of-its-resources',
    ],
    ['what is deleted together with a scan', '/docs/architecture/concepts#ownership'],
    ['known weaknesses of the platform', '/docs/architecture/technical_risks'],
    ['unfinished decision records', '/docs/architecture/technical_risks#decisions-without-an-end'],
    ['what does lurker mean', '/docs/architecture/glossary#lurker'],
    ['difference between engine and operator', '/docs/architecture/glossary#engine'],
    ['where is the architecture documented', '/docs/architecture#pages'],
    ['fix outdated architecture documentation', '/docs/architecture#maintain'],
    ['what can a tester or CI do', '/docs/architecture/introduction_and_goals#use-cases'],
    [
      'does it replace penetration testers',
      '/docs/architecture/introduction_and_goals#why-the-project-exists',
    ],
    ['which external systems are required', '/docs/architecture/system_scope_and_context#dependencies'],
    ['tester operator developer interface kubectl SDK', '/docs/architecture/system_scope_and_context#users'],
    ['why Kubernetes instead of Camunda', '/docs/architecture/solution_strategy#decisions'],
    ['how many jobs per scan', '/docs/architecture/solution_strategy#implementation'],
    ['scan waits when no resources free', '/docs/architecture/quality_requirements#waiting'],
    ['ISO 25010 quality goals', '/docs/architecture/quality_requirements#quality-goals'],
    ['what does the operator do internally', '/docs/architecture/building_block_view#engine'],
    ['lurker sidecar how does it upload', '/docs/architecture/building_block_view#scanners'],
    ['which failures make a scan errored', '/docs/architecture/runtime_view#failure'],
    ['what happens after kubectl apply scan', '/docs/architecture/runtime_view'],
    ['separate scans for each team namespace', '/docs/architecture/deployment_view#namespace-scans'],
    ['one namespace for all scans', '/docs/architecture/deployment_view#central-scans'],
  ],
  decisions: [
    [
      'why do scans use init containers for source code',
      '/docs/architecture/architecture_decisions/adr_0009#context',
    ],
    [
      'why no built-in git download in operator',
      '/docs/architecture/architecture_decisions/adr_0009#fetching-2-downloaders-inside-the-operator',
    ],
    [
      'why tolerations replaced instead of merged',
      '/docs/architecture/architecture_decisions/adr_0010#merge-or-replace',
    ],
    [
      'why scan affinity applies to parser and hook jobs',
      '/docs/architecture/architecture_decisions/adr_0010#source-2-use-the-values-of-the-scan-for-all-jobs-chosen',
    ],
    ['can a minor release break a scanner', '/docs/architecture/architecture_decisions/adr_0011#decision'],
    [
      'placeholder version v3.1.0-alpha1 in charts',
      '/docs/architecture/architecture_decisions/adr_0011#in-the-current-release',
    ],
    [
      'is ClusterCascadingRule implemented',
      '/docs/architecture/architecture_decisions/adr_0012#in-the-current-release',
    ],
    [
      'why is there no ClusterScan',
      '/docs/architecture/architecture_decisions/adr_0012#proposal-2-separate-both-levels-strictly',
    ],
    ['why scanConfigs is a list', '/docs/architecture/architecture_decisions/adr_0013#options'],
    [
      'autodiscovery with cascading rules and events',
      '/docs/architecture/architecture_decisions/adr_0013#option-1-build-on-cascading-rules',
    ],
    ['why gatsby and not hugo', '/docs/architecture/architecture_decisions/adr_0001#options'],
    ['compare gatsby gridsome jekyll hugo', '/docs/architecture/architecture_decisions/adr_0001#options'],
    [
      'why are hooks not http services',
      '/docs/architecture/architecture_decisions/adr_0002#run-hooks-as-web-services',
    ],
    ['persistence provider metadata provider', '/docs/architecture/architecture_decisions/adr_0002#context'],
    [
      'matchExpression renamed cascading rule record',
      '/docs/architecture/architecture_decisions/adr_0003#in-the-current-release',
    ],
    [
      'why cascading rules are custom resources',
      '/docs/architecture/architecture_decisions/adr_0003#context',
    ],
    ['why docusaurus', '/docs/architecture/architecture_decisions/adr_0004'],
    [
      'docs.build.js prebuild script',
      '/docs/architecture/architecture_decisions/adr_0004#in-the-current-release',
    ],
    ['marketing page template', '/docs/architecture/architecture_decisions/adr_0005'],
    ['buy one-page template or hire experts', '/docs/architecture/architecture_decisions/adr_0005#options'],
    [
      'how many documentation versions to keep',
      '/docs/architecture/architecture_decisions/adr_0006#decision',
    ],
    ['versioned documentation rejected', '/docs/architecture/architecture_decisions/adr_0006'],
    ['hash of a finding', '/docs/architecture/architecture_decisions/adr_0007#decision'],
    [
      'does the platform detect duplicate findings',
      '/docs/architecture/architecture_decisions/adr_0007#in-the-current-release',
    ],
    ['documentation of old releases', '/docs/architecture/architecture_decisions/adr_0008#decision'],
    ['why no docs for older versions', '/docs/architecture/architecture_decisions/adr_0008'],
    ['list of all architecture decisions', '/docs/architecture/architecture_decisions#decisions'],
    ['template for a new decision record', '/docs/architecture/architecture_decisions#write'],
    ['metrics file next to findings', '/docs/architecture/architecture_decisions/adr_0014#options'],
    ['detect scans that silently find less', '/docs/architecture/architecture_decisions/adr_0014'],
    [
      'run secureCodeBox without Kubernetes',
      '/docs/architecture/architecture_decisions/adr_0015#consequences',
    ],
    ['why does secureCodeBox need Kubernetes', '/docs/architecture/architecture_decisions/adr_0015'],
    ['why results are stored in S3', '/docs/architecture/architecture_decisions/adr_0016#decision'],
    ['results in database instead of bucket', '/docs/architecture/architecture_decisions/adr_0016#context'],
    ['options for Trivy imagePullSecrets', '/docs/architecture/architecture_decisions/adr_0017#options'],
    ['why temporary secret owned by pod', '/docs/architecture/architecture_decisions/adr_0017#decision'],
    ['make fails space in path', '/docs/architecture/architecture_decisions/adr_0018'],
    [
      'PROJECT_DIR white spaces check make',
      '/docs/architecture/architecture_decisions/adr_0018#in-the-current-release',
    ],
    ['OpenVAS scanner', '/docs/architecture/architecture_decisions/adr_0019'],
    ['Greenbone why not supported', '/docs/architecture/architecture_decisions/adr_0019#context'],
  ],
  contributing: [
    ['Grype scanner', '/docs/community-features/scanners-and-hooks#scanners'],
    ['publish my own scanner in list', '/docs/community-features/scanners-and-hooks#add-an-entry'],
    ['scan Active Directory with PingCastle', '/docs/community-features/windows-scanners'],
    [
      'Windows VM in VirtualBox container',
      '/docs/community-features/windows-scanners#build-the-container-image',
    ],
    ['dco signed-off-by missing', '/docs/contributing/contribution-criteria#sign-off-your-commits'],
    ['will my new feature be accepted', '/docs/contributing/contribution-criteria#know-who-decides'],
    ['snake case or camel case attributes', '/docs/contributing/conventions#json'],
    ['indentation tabs or spaces python go', '/docs/contributing/conventions#format-files'],
    ['cherry-pick bug fix to older release', '/docs/contributing/backports#backport-a-fix'],
    ['fix main or old version first', '/docs/contributing/backports#choose-where-to-fix-first'],
    ['test my own scanner in kind', '/docs/contributing/local-deployment#deploy-with-make-recommended'],
    ['local image ImagePullBackOff kind', '/docs/contributing/local-deployment#imagepullbackoff'],
    ['run operator locally from source', '/docs/contributing/operator#run-the-operator'],
    ['add field to crd regenerate', '/docs/contributing/operator#change-the-fields-of-a-resource'],
    ['which tests to run after changing a parser', '/docs/contributing/test-concept#run'],
    ['run all unit tests of the repository', '/docs/contributing/test-concept#all'],
    ['operator tests not running in IDE', '/docs/contributing/test-concept/operator-test#build-tags'],
    ['run operator unit tests envtest', '/docs/contributing/test-concept/operator-test#run-the-tests'],
    ['update jest snapshot of a parser', '/docs/contributing/test-concept/scanner-test#unit-tests'],
    [
      'make integration-tests scanner without full rebuild',
      '/docs/contributing/test-concept/scanner-test#run-only-the-integration-tests',
    ],
    ['cascading-scans integration test does not run', '/docs/contributing/test-concept/hook-test#run'],
    ['how to unit test a hook', '/docs/contributing/test-concept/hook-test#unit-tests'],
    ['helm unittest snapshot changed', '/docs/contributing/test-concept/charts-test#accept-changed-output'],
    ['add helm unit test to new scanner chart', '/docs/contributing/test-concept/charts-test#write'],
  ],
  'guides for contributors': [
    [
      'pass list value to hook as environment variable',
      '/docs/contributing/integrating-a-hook/templates-dir#hook',
    ],
    ['helm unit test for my hook', '/docs/contributing/integrating-a-hook/templates-dir#test'],
    ['build and install own hook in kind', '/docs/contributing/integrating-a-hook/makefile#install'],
    ['add demo target to hook tests', '/docs/contributing/integrating-a-hook/makefile#customise'],
    [
      'hook integration test is not executed by make',
      '/docs/contributing/integrating-a-hook/integration-tests#run',
    ],
    [
      'scan helper parameters timeout hook test',
      '/docs/contributing/integrating-a-hook/integration-tests#helper',
    ],
    [
      'which blocks in .helm-docs.gotmpl for hook',
      '/docs/contributing/integrating-a-hook/readme-and-helm-docs#template',
    ],
    ['generate readme of a hook', '/docs/contributing/integrating-a-hook/readme-and-helm-docs#generate'],
    ['create new scanner from template', '/docs/contributing/integrating-a-scanner#generate-the-folder'],
    ['add scanner to release build and ci matrix', '/docs/contributing/integrating-a-scanner#register'],
    [
      'difference between version and appVersion scanner chart',
      '/docs/contributing/integrating-a-scanner/chart.yaml#fill-in-chartyaml',
    ],
    [
      'versionApi supported-platforms annotations',
      '/docs/contributing/integrating-a-scanner/chart.yaml#fields',
    ],
    ['which values must a scanner chart have', '/docs/contributing/integrating-a-scanner/values.yaml#values'],
    [
      'scanner read-only file system needs tmp folder',
      '/docs/contributing/integrating-a-scanner/values.yaml#security-context',
    ],
    [
      'tool exits non-zero when it finds something',
      '/docs/contributing/integrating-a-scanner/scanner-dir#write-the-wrapper-script',
    ],
    [
      'where must scanner write its result file',
      '/docs/contributing/integrating-a-scanner/scanner-dir#result',
    ],
    ['parser fileContent string or object', '/docs/contributing/integrating-a-scanner/parser-dir#input'],
    [
      'unit test parser validateParser snapshot',
      '/docs/contributing/integrating-a-scanner/parser-dir#test-the-parser',
    ],
    [
      'scan type helm template new scanner',
      '/docs/contributing/integrating-a-scanner/templates-dir#scan-type',
    ],
    [
      'helm unittest snapshot scanner chart',
      '/docs/contributing/integrating-a-scanner/templates-dir#helm-unit-test',
    ],
    [
      'ship cascading rule with my scanner chart',
      '/docs/contributing/integrating-a-scanner/cascading-rules-dir#write-a-rule',
    ],
    [
      'invasive or intensive label for my rule',
      '/docs/contributing/integrating-a-scanner/cascading-rules-dir#labels',
    ],
    [
      'prerequisites are not met to execute this makefile',
      '/docs/contributing/integrating-a-scanner/makefile#tools',
    ],
    [
      'deploy demo target for scanner tests',
      '/docs/contributing/integrating-a-scanner/makefile#demo-targets',
    ],
    [
      'findings.yaml for scanner example',
      '/docs/contributing/integrating-a-scanner/examples-dir#keep-the-results',
    ],
    ['example scan.yaml folder of new scanner', '/docs/contributing/integrating-a-scanner/examples-dir'],
    [
      'timed out while waiting for scan results',
      '/docs/contributing/integrating-a-scanner/integration-tests#helper',
    ],
    ['add new scanner to ci pipeline', '/docs/contributing/integrating-a-scanner/integration-tests#ci'],
    [
      'regenerate scanner readme',
      '/docs/contributing/integrating-a-scanner/readme-and-helm-docs#generate-the-files',
    ],
    [
      'helm-docs gotmpl title category usecase',
      '/docs/contributing/integrating-a-scanner/readme-and-helm-docs#front-matter',
    ],
  ],
};
