import HomeCall from '@site/src/components/HomeCall';
import HomeCommunity from '@site/src/components/HomeCommunity';
import HomeFacts from '@site/src/components/HomeFacts';
import HomeFinding from '@site/src/components/HomeFinding';
import HomeFlow from '@site/src/components/HomeFlow';
import HomeHero from '@site/src/components/HomeHero';
import HomePath from '@site/src/components/HomePath';
import HomeTeams from '@site/src/components/HomeTeams';
import IntegrationGallery from '@site/src/components/IntegrationGallery';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Automated security testing on Kubernetes"
      description="secureCodeBox runs open-source security scanners as Kubernetes jobs, turns their results into one finding format and sends them where teams need them."
    >
      <main>
        <HomeHero />
        <HomeFacts />
        <HomeFlow />
        <HomeFinding />
        <HomePath />
        <IntegrationGallery />
        <HomeTeams />
        <HomeCommunity />
        <HomeCall />
      </main>
    </Layout>
  );
}
