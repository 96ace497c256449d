// cspell:disable -- typing mistakes are part of the queries
import type {Judgement} from './judgements';

/** Queries that a post answers as well: the first result must not be a post. */
export const DOCUMENTATION_FIRST = 'documentation before posts';

/** What only posts answer, and what documentation answers better than a post on the same thing. */
export const postJudgements: Record<string, readonly Judgement[]> = {
  posts: [
    [
      'audit active directory with pingcastle',
      '/docs/community-features/windows-scanners',
      '/docs/community-features/windows-scanners#what-you-build',
      '/blog/2021/08/09/integrating-windows-scanners',
    ],
    [
      'pingcastle wine linux',
      '/blog/2021/08/09/integrating-windows-scanners#attempt-2-wine-starts-pingcastle-but-scans-fail',
    ],
    [
      'compile pingcastle mono .net',
      '/blog/2021/08/09/integrating-windows-scanners#attempt-1-compiling-pingcastle-for-linux-fails',
    ],
    ['why no windows container for scanners', '/blog/2021/08/09/integrating-windows-scanners'],
    [
      'how is the secureCodeBox team organised',
      '/blog/2021/09/07/how-we-work',
      '/blog/2021/09/07/how-we-work#who-we-are-students-and-full-time-developers',
      '/blog/2021/09/07/how-we-work#two-weeks-one-ranked-list',
    ],
    [
      'sprint review retro planning',
      '/blog/2021/09/07/how-we-work#two-hours-of-sprint-meeting-then-the-weekend',
    ],
    [
      'contribute anonymously',
      '/blog/2021/09/07/how-we-work#how-to-take-part-from-outside',
      '/docs/contributing/contribution-criteria#sign-off-your-commits',
    ],
    ['why was ssh-scan removed', '/blog/2024/10/25/removing-mozilla-ssh_scan-scantype-in-4.10'],
    [
      'mozilla/ssh_scan image not found docker hub',
      '/blog/2024/10/25/removing-mozilla-ssh_scan-scantype-in-4.10',
    ],
    [
      'ScanType ssh-scan not found',
      '/blog/2024/10/25/removing-mozilla-ssh_scan-scantype-in-4.10#what-you-see-and-what-to-change',
    ],
    ['is secureCodeBox dead', '/blog/2020/10/12/whats-going-on'],
    ['no commits in repository 2020', '/blog/2020/10/12/whats-going-on#commits-per-week-since-october-2019'],
    ['MKULTRA code name', '/blog/2020/10/12/whats-going-on#from-one-web-project-to-a-whole-company'],
    [
      'Jenkins Python scripts chained scans cloud bill',
      '/blog/2020/10/12/whats-going-on#where-version-1-reached-its-limits',
    ],
    [
      'version 1 end of life date',
      '/blog/2020/10/15/sundown-and-eol-of-version-1#what-we-still-do-and-until-when',
    ],
    [
      'migrate from version 1 to 2',
      '/blog/2020/10/15/sundown-and-eol-of-version-1#move-to-version-2-remove-the-old-installation',
    ],
    [
      'move old Elastic data from v1',
      '/blog/2020/10/15/sundown-and-eol-of-version-1#move-to-version-2-remove-the-old-installation',
    ],
    [
      'where is the web UI of version 1',
      '/blog/2020/10/16/release-of-securecodebox-version-2#what-is-different-from-version-1',
      '/blog/2020/10/16/release-of-securecodebox-version-2',
      '/blog/2021/07/20/the-architecture-of-securecodebox-v2#command-line',
      '/docs/architecture/architecture_decisions/adr_0015#consequences',
    ],
    [
      'thousand scans a day iteratec',
      '/blog/2020/10/16/release-of-securecodebox-version-2#what-is-different-from-version-1',
    ],
    ['v2.0.0 release announcement', '/blog/2020/10/16/release-of-securecodebox-version-2'],
    ['how much flour and milk for pancakes', '/blog/2020/09/08/blinmaker#ingredients-for-four-blini'],
    [
      'calculate number of blini in rust',
      '/blog/2020/09/08/blinmaker#computing-blin-amount',
      '/blog/2020/09/08/blinmaker',
    ],
    ['blin calculator live', '/blog/2020/09/08/blinmaker#the-blinmaker'],
    ['chaos communication congress assembly', '/blog/2024/12/27/meet-us-at-38c3'],
    ['multijuicer cluster stickers hack centre', '/blog/2024/12/27/meet-us-at-38c3'],
    ['kubernetes 1.16 dropped', '/blog/2021/01/27/drop-support-of-k8s-1.16'],
    ['paid support for old kubernetes version', '/blog/2021/01/27/drop-support-of-k8s-1.16'],
    ['google summer of code student project', '/blog/2024/08/20/google-summer-of-code'],
    [
      'controller-runtime cannot stream logs',
      '/blog/2024/08/20/google-summer-of-code#why-following-the-log-had-to-wait',
    ],
    [
      'scbctl unit tests fake client',
      '/blog/2024/08/20/google-summer-of-code#unit-tests-with-a-fake-client-cover-78-',
    ],
    [
      'amd64 images on m1 mac',
      '/blog/2024/10/25/run-x86-images-with-kubernetes-on-apple-silicon',
      '/blog/2024/10/25/run-x86-images-with-kubernetes-on-apple-silicon#start-an-x86-cluster-with-colima',
    ],
    [
      'colima kubernetes x86_64',
      '/blog/2024/10/25/run-x86-images-with-kubernetes-on-apple-silicon#start-an-x86-cluster-with-colima',
    ],
    [
      'colima launchagent brew services',
      '/blog/2024/10/25/run-x86-images-with-kubernetes-on-apple-silicon#start-the-cluster-at-login',
    ],
    ['zap keycloak client credentials script', '/blog/2023/09/01/automate-zap-with-authentication'],
    [
      'zap authentication script javascript example',
      '/blog/2023/09/01/automate-zap-with-authentication#the-complete-login-script',
      '/blog/2023/09/01/automate-zap-with-authentication',
    ],
    [
      'zap forced user mode overwrites authorization header',
      '/blog/2023/09/01/automate-zap-with-authentication#forced-user-mode',
    ],
    ['nashorn graal.js zap script', '/blog/2023/09/01/automate-zap-with-authentication#create-the-script'],
    [
      'trivy or syft for sbom',
      '/blog/2023/09/15/sbom-part-two-consumption',
      '/blog/2023/09/15/sbom-part-two-consumption#our-decision-trivy-cyclonedx-and-a-hook-for-dependency-track',
      '/blog/2023/09/01/sbom-part-one-generation#syft-nearly-the-same-packages-plus-cpes',
      '/blog/2023/09/01/sbom-part-one-generation#two-candidates-and-no-decision-yet',
    ],
    [
      'binary missing in sbom',
      '/blog/2023/09/01/sbom-part-one-generation#what-both-leaders-miss-binaries-without-a-package-manager',
    ],
    [
      'microsoft sbom tool containers',
      '/blog/2023/09/01/sbom-part-one-generation#microsofts-sbom-tool-is-made-for-the-build',
    ],
    ['cpe vs purl', '/blog/2023/09/15/sbom-part-two-consumption#the-naming-problem-cpe-or-purl'],
    [
      'grype and trivy different results',
      '/blog/2023/09/15/sbom-part-two-consumption#what-trivy-and-grype-find-in-the-sboms',
    ],
    [
      'false positive debian backport openssl',
      '/blog/2023/09/15/sbom-part-two-consumption#backported-fixes-cause-false-positives',
    ],
    ['backdoored npm package in all repos', '/blog/2021/10/27/sast-scanning'],
    [
      'cascading rule git clone init container token',
      '/blog/2021/10/27/sast-scanning#scan-every-repository-with-a-cascading-rule',
    ],
    [
      'semgrep rule package-lock.json version',
      '/blog/2021/10/27/sast-scanning#describe-the-bad-versions-to-semgrep',
    ],
    [
      'custom nuclei template from configmap',
      '/blog/2022/01/18/log4shell#a-rule-from-web-ports-to-nuclei',
      '/blog/2022/01/18/log4shell#run-the-template-as-a-scan',
    ],
    ['find log4j hosts in internal network', '/blog/2022/01/18/log4shell#find-the-hosts-inside-and-outside'],
    [
      'vulnerable log4j demo target',
      '/blog/2022/01/18/log4shell#build-a-target-that-is-vulnerable',
      '/docs/getting-started/first-scans#demo-targets',
    ],
    ['why did scanners poll the engine', '/blog/2021/06/07/why-securecodebox-version-2#polling'],
    [
      'problems of version 1',
      '/blog/2021/06/07/why-securecodebox-version-2#problems',
      '/blog/2021/06/07/why-securecodebox-version-2',
    ],
    ['spring boot BPMN scan process', '/blog/2021/06/07/why-securecodebox-version-2#camunda'],
    [
      'version 2 compared with goals of version 1',
      '/blog/2021/07/20/the-architecture-of-securecodebox-v2#old-goals',
    ],
    [
      'why is there no web UI',
      '/blog/2021/07/20/the-architecture-of-securecodebox-v2#command-line',
      '/blog/2021/06/07/why-securecodebox-version-2#engine',
      '/blog/2020/10/16/release-of-securecodebox-version-2',
      '/blog/2020/10/16/release-of-securecodebox-version-2#what-is-different-from-version-1',
      '/docs/architecture/architecture_decisions/adr_0015#consequences',
    ],
    [
      "master's thesis cloud environments",
      '/blog/2021/07/20/the-architecture-of-securecodebox-v2#why-kubernetes',
    ],
    [
      'jenkins python chain nmap scans',
      '/blog/2021/07/20/the-architecture-of-securecodebox-v2#cascading-scans',
      '/blog/2020/10/12/whats-going-on#where-version-1-reached-its-limits',
    ],
    [
      'chart server shut down',
      '/blog/2024/06/28/helm-chart-oci-registry-migration',
      '/blog/2024/06/28/helm-chart-oci-registry-migration#state-at-413',
      '/docs/getting-started/troubleshooting#helm-upgrade---install-does-not-work',
    ],
    [
      'why charts moved to oci registry',
      '/blog/2024/06/28/helm-chart-oci-registry-migration#why-we-do-this',
      '/blog/2024/06/28/helm-chart-oci-registry-migration',
    ],
  ],
  [DOCUMENTATION_FIRST]: [
    ['sign off commits real name', '/docs/contributing/contribution-criteria'],
    ['scan ssh server on another port', '/docs/scanners/ssh-audit'],
    ['which versions are still supported', '/docs/security'],
    [
      'install secureCodeBox with Docker Desktop',
      '/docs/getting-started/installation',
      '/docs/getting-started/installation#create-a-cluster-for-a-trial',
      '/docs/getting-started/installation#running-on-windows',
    ],
    ['install juice shop in my cluster', '/docs/getting-started/first-scans#demo-targets'],
    ['which kubernetes versions are supported', '/docs/getting-started/installation#version-support'],
    [
      'follow scanner log scbctl',
      '/docs/scbctl/usage#follow-the-log',
      '/docs/how-tos/scbctl#follow-the-log',
      '/docs/scbctl/usage#scbctl-scan-creating-scans',
    ],
    ['which scanners run on arm64', '/docs/scanners'],
    [
      'zap scan behind login',
      '/docs/how-tos/scanning-web-applications',
      '/docs/how-tos/scanning-web-applications#log-in-limit-and-attack',
      '/docs/scanners/zap-automation-framework#log-in-and-attack',
    ],
    ['create sbom of image', '/docs/scanners/trivy-sbom'],
    ['upload cyclonedx to dependency-track', '/docs/hooks/dependency-track'],
    [
      'semgrep all repositories of organisation',
      '/docs/scanners/semgrep#scan-every-repository-of-an-organisation',
    ],
    ['nuclei scan one cve', '/docs/scanners/nuclei#check-for-one-vulnerability'],
    ['results stored as blobs in database', '/docs/architecture/architecture_decisions/adr_0016'],
    [
      'what happens during a scan',
      '/docs/architecture/runtime_view',
      '/docs/scanners#what-happens-during-a-scan',
      '/docs/api/crds/scan#states',
    ],
  ],
};
