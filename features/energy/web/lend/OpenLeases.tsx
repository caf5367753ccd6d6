import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { energyApi } from '../../api.ts'
import { again } from '../energy.ts'
import { LeaseRow, leaseKey } from '../lease/LeaseRow.tsx'
import { lendTexts as texts } from '../textLend.ts'

/** Leases that have not ended, the first to end first. */
export function OpenLeases({ lender }: { lender: string }) {
  const t = useText()
  return (
    <PagedRows
      endpoint={energyApi.lenderLeases}
      input={{ lender, show: 'open' }}
      keyOf={leaseKey}
      row={(lease) => <LeaseRow lease={lease} />}
      first={5}
      again={again}
      heading={<h2 className="text-lg">{t(texts.leases)}</h2>}
      empty={<p className="border-t border-line py-3 text-soft">{t(texts.noLeases)}</p>}
    />
  )
}
