import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { shortOf, tesCoin } from '#platform/web/spend/coin.ts'

import { daoApi } from '../../api.ts'
import { proposalTexts as texts } from '../textProposal.ts'

/** Who has voted, newest first. */
export function Voters({ proposalId }: { readonly proposalId: string }) {
  const t = useText()
  const { dateTime } = useFormats()
  return (
    <Disclosure title={t(texts.voters)}>
      <PagedRows
        endpoint={daoApi.voters}
        input={{ proposalId }}
        keyOf={({ number }) => number}
        row={({ voter, support, weight, time, txHash }) => (
          <ListRow
            to={`/tx?id=${txHash}`}
            title={<AddressText address={voter} />}
            note={dateTime(time)}
            trailing={shortOf(BigInt(weight), tesCoin)}
            trailingNote={t(texts[support])}
          />
        )}
        first={10}
        empty={<p className="pb-4 text-soft">{t(texts.noVoters)}</p>}
      />
    </Disclosure>
  )
}
