import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { energyApi } from '../../api.ts'
import { again } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'
import { LeaseRow, leaseKey } from './LeaseRow.tsx'

/** Leases that the reader paid or received, newest first. */
export function MyLeases() {
  const t = useText()
  return (
    <PagedRows
      endpoint={energyApi.leases}
      input={{}}
      keyOf={leaseKey}
      row={(lease) => <LeaseRow lease={lease} />}
      first={5}
      again={again}
      heading={<h2 className="text-lg">{t(texts.mine)}</h2>}
      empty={
        <EmptyState
          title={t(texts.noLeases)}
          next={{ to: '/energy?side=lend', text: t(texts.noProvidersBody) }}
        />
      }
    />
  )
}
