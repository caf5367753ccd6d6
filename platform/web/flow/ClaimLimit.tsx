import { claimsOf, mostClaims, mostInPlan, restOf } from '../../std/claimCalls.ts'
import { defineTexts } from '../../std/text.ts'
import { useText } from '../i18n.tsx'
import type { HeldThing } from '../services.ts'

const texts = defineTexts({
  limit: {
    en: 'One plan claims at most {most} stakes of a kind, in {claims} signatures. {rest} remain for the next.',
    tc: '每次計畫每類最多領取 {most} 筆質押，共 {claims} 次簽署，其餘 {rest} 筆留待下次。',
  },
})

type Claimed = readonly Pick<HeldThing, 'subject'>[]

/** How many signatures claim all of it. */
export const signaturesOf = (list: Claimed): number =>
  list.reduce((sum, { subject }) => sum + claimsOf(subject), 0)

/** States what one plan leaves; nothing where it takes all. */
export function ClaimLimit({ list }: { list: Claimed }) {
  const t = useText()
  const rest = list.reduce((sum, { subject }) => sum + restOf(subject), 0)
  if (rest === 0) return null
  return (
    <p className="num text-xs text-soft">
      {t(texts.limit, { most: mostInPlan, claims: mostClaims, rest })}
    </p>
  )
}
