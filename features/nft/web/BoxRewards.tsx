import { type Reward, salesApi } from '#features/sales/public.web.ts'
import { shortAmount } from '#platform/std/format.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { nftApi } from '../api.ts'
import { cardName } from './levelName.ts'
import { ownTexts as texts } from './market/textOwn.ts'
import { detailPath } from './paths.ts'
import { picture } from './picture.ts'
import { stateTexts } from './text.ts'

/** What my boxes gave: the card that was drawn, or the penalty of a box that was not drawn in time. */
export function BoxRewards() {
  const t = useText()
  return (
    <PagedRows
      endpoint={salesApi.profitePage}
      input={{ kind: 'box' }}
      keyOf={({ seriesId, number }) => `${seriesId}-${number}`}
      row={(reward) => <Row reward={reward} />}
      first={20}
      heading={<h2 className="text-lg">{t(texts.fromBoxes)}</h2>}
    />
  )
}

function Row({ reward }: { reward: Reward }) {
  const t = useText()
  const formats = useFormats()
  const { kind, tokenId, level, seriesId, number, amount, coin, txHash, time, final } = reward
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels
  const levelStr = levels?.find((each) => each.level === level)?.levelStr ?? ''
  const drawn = kind === 'draw' && tokenId !== null && level !== null
  return (
    <ListRow
      to={drawn ? detailPath(tokenId) : `/tx?id=${txHash}`}
      leading={
        <span className="grid size-10 shrink-0 place-items-center text-soft">
          {drawn ? (
            <CardArt src={picture(tokenId, level)} alt="" className="rounded-sm!" />
          ) : (
            <Icon name="box" />
          )}
        </span>
      }
      title={drawn ? cardName(t, { levelStr, tokenId }) : t(texts.penalty)}
      note={
        <>
          <span className="block">{t(texts.fromBox, { box: `#${seriesId}-${number}` })}</span>
          <span className="block">{formats.dateTime(time)}</span>
        </>
      }
      trailing={amount === null ? undefined : `+${shortAmount(BigInt(amount), 6)} ${coin}`}
      trailingNote={
        final ? undefined : (
          <Chip tone="lapis">{t(drawn ? stateTexts.confirming : stateTexts.transferring)}</Chip>
        )
      }
    />
  )
}
