import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { type Mining, periodNumber, tesText } from '../mining.ts'
import { burnTexts as texts } from '../text.ts'

/** Without an open period: that nothing is earned, what is missing, and what anyone can do about it. */
export function NotOpen({ mining: { next } }: { mining: Mining }) {
  const t = useText()
  const [pool, missing] = [BigInt(next.pool), BigInt(next.missing)]
  const number = periodNumber(next.number)
  return (
    <section className="flex flex-col gap-2 rounded-md bg-terra-wash px-4 py-3">
      <h2 className="text-base text-terra">{t(texts.notOpen)}</h2>
      <p>{t(texts.notOpenBody)}</p>
      {!next.isOpen && (
        <>
          <StoneBar
            parts={[
              { amount: pool - missing, colour: 'bg-verdigris' },
              { amount: missing, colour: 'bg-line' },
            ]}
          />
          <p className="num font-semibold">
            {next.isDue
              ? t(texts.due, { number })
              : t(texts.lacks, { number, missing: tesText(missing) })}
          </p>
        </>
      )}
    </section>
  )
}
