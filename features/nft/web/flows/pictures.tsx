import type { Text } from '#platform/std/text.ts'
import { useApi } from '#platform/web/api.ts'
import type { About, NextStep } from '#platform/web/flow/flow.ts'
import { ArtPicture } from '#platform/web/flow/picture.tsx'
import { nextTexts } from '#platform/web/flow/summaryText.ts'
import { useText } from '#platform/web/i18n.tsx'

import { nftApi } from '../../api.ts'
import { cardName, levelName } from '../levelName.ts'
import { dealsPath, detailPath, ownPath, stakePath } from '../paths.ts'
import { picture } from '../picture.ts'

/** Pictures and questions of a signing sheet, read again so that a resumed order has them too. */

interface OfCard {
  readonly subject: { readonly tokenId?: string }
}

const useLevels = () => useApi(nftApi.productLevelInfo, {}).data?.levels
const useCard = (tokenId: string) =>
  useApi(nftApi.nftDetail, tokenId === '' ? null : { tokenId }).data

function CardPicture({ tokenId }: { tokenId: string }) {
  const card = useCard(tokenId)
  return <ArtPicture src={card === undefined ? undefined : picture(card.tokenId, card.level)} />
}

export const cardPicture = ({ subject: { tokenId = '' } }: OfCard) => (
  <CardPicture tokenId={tokenId} />
)

/** Of a level: the card that was drawn for the buyer, before that the one that comes next. */
export function LevelPicture({ level, bought }: { level: string; bought?: string | undefined }) {
  const next = useLevels()?.find((each) => each.level === Number(level))?.nextTokenId
  const tokenId = bought === undefined ? next : Number(bought)
  return <ArtPicture src={tokenId === undefined ? undefined : picture(tokenId, Number(level))} />
}

function CardQuestion({ text, tokenId }: { text: Text; tokenId: string }) {
  const t = useText()
  const card = useCard(tokenId)
  return t(text, { card: card === undefined ? `#${tokenId}` : cardName(t, card) })
}

/** The question of an action that is about one card. */
export const askOfCard = (text: Text) =>
  function ask({ subject: { tokenId = '' } }: OfCard) {
    return <CardQuestion text={text} tokenId={tokenId} />
  }

export function LevelQuestion({ text, level }: { text: Text; level: string }) {
  const t = useText()
  const found = useLevels()?.find((each) => each.level === Number(level))
  return t(text, { level: found === undefined ? '…' : levelName(t, found.levelStr) })
}

/** What one does with a card that has just become one's own. */
export function afterPurchase(tokenId: string | undefined): NextStep[] {
  if (tokenId === undefined) return [{ text: nextTexts.seeCards, to: ownPath }]
  return [
    { text: nextTexts.stakeIt, to: stakePath(Number(tokenId)) },
    { text: nextTexts.seeIt, to: detailPath(Number(tokenId)) },
  ]
}

export const seeDeals: NextStep = { text: nextTexts.seeDeals, to: dealsPath }

export const boughtId = (about: Pick<About<never>, 'emitted'>, event: string): string | undefined =>
  about.emitted(event)?.['tokenId']
