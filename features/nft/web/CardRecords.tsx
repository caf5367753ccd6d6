import { Person } from '#features/account/public.web.ts'
import { shortAmount } from '#platform/std/format.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { nftApi } from '../api.ts'
import type { CardEvent } from '../shapes.ts'
import { rewardDecimals } from './reward.ts'
import { stateTexts } from './text.ts'
import { cardTexts } from './textCard.ts'

const names = {
  mint: cardTexts.mint,
  sale: cardTexts.sale,
  gift: cardTexts.gift,
  sealed: cardTexts.sealed,
  drawn: cardTexts.drawn,
  stake: cardTexts.stake,
  unstake: cardTexts.unstake,
  leave: cardTexts.leave,
  claim: cardTexts.claimed,
}
const meanings = {
  stake: cardTexts.reservedShort,
  unstake: cardTexts.creditedShort,
  leave: cardTexts.returnedShort,
  claim: cardTexts.paidShort,
}

/** One transaction may move a card more than once. */
const recordKey = ({ txHash, kind, from, to, amount }: CardEvent): string =>
  [txHash, kind, from, to, amount].join(':')

/** What happened to the card, newest first; each line leads to its transaction. */
export function CardRecords({ tokenId }: { tokenId: number }) {
  const t = useText()
  return (
    <PagedRows
      endpoint={nftApi.nftDetailList}
      input={{ tokenId: String(tokenId) }}
      keyOf={recordKey}
      row={(event) => <Row event={event} />}
      first={20}
      empty={<EmptyState title={t(cardTexts.noRecords)} />}
    />
  )
}

function Row({ event }: { event: CardEvent }) {
  const t = useText()
  const formats = useFormats()
  const moved = ['mint', 'sale', 'gift', 'drawn'].includes(event.kind)
  const who = moved ? event.to : (event.from ?? event.to)
  const joint = moved ? cardTexts.toWhom : cardTexts.byWhom
  return (
    <ListRow
      to={`/tx?id=${event.txHash}`}
      title={t(names[event.kind])}
      note={
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span>{formats.dateTime(event.time)}</span>
          {who !== null && (
            <>
              <span>{`· ${t(joint)} `}</span>
              <Person address={who} />
            </>
          )}
        </span>
      }
      trailing={event.amount === null ? undefined : amountOf(event)}
      trailingNote={
        event.final
          ? event.kind in meanings
            ? t(meanings[event.kind as keyof typeof meanings])
            : undefined
          : t(stateTexts.confirming)
      }
    />
  )
}

const amountOf = ({ coin, amount }: CardEvent): string =>
  `${shortAmount(BigInt(amount ?? '0'), coin === 'TES' ? rewardDecimals : 6)} ${coin ?? ''}`
