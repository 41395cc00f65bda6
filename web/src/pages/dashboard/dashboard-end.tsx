import { FunnelPanel } from '../../features/analytics/funnel-panel.tsx'
import { InstallCard } from '../../features/install/install-card.tsx'

/** End of the dashboard: the offer to install the app, which may appear at any time, and visitor funnels. */
export function DashboardEnd() {
  return (
    <>
      <InstallCard />
      <FunnelPanel />
    </>
  )
}
