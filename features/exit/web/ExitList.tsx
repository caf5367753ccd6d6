import { decimalsOf } from '#platform/std/amount.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { Amount } from '#platform/ui/Amount.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import { CallFold } from './CallFold.tsx'
import { ExitRow } from './ExitRow.tsx'
import type { Exits } from './read.ts'
import { sumsOf } from './sums.ts'
import { exitTexts as texts } from './text.ts'

/** What comes back in one figure, then each position, then what has to wait. */
export function ExitList({ exits, signedIn }: { exits: Exits; signedIn: boolean }) {
  const t = useText()
  const { list, coins, unread, alone, sources } = exits
  const now = list.filter(({ later }) => later === null)
  const waiting = list.filter(({ later }) => later !== null)
  const { worth, cards, unpriced } = sumsOf(now, coins)
  const called = now.filter(({ calls }) => calls.length > 0)
  return (
    <>
      {alone && signedIn && (
        <output className="rounded-md bg-gold-wash px-4 py-3 text-sm text-gold">
          {t(texts.alone)}
        </output>
      )}
      <div className="flex flex-col gap-1">
        <Figure
          label={t(texts.back)}
          value={<Amount value={worth} decimals={decimalsOf.USDT} symbol="USDT" figure />}
        />
        <p className="text-sm text-soft">
          {cards === 0 ? t(texts.free) : t(texts.freeWithCards, { count: cards })}
        </p>
        {unpriced.length > 0 && (
          <p className="text-xs text-soft">{t(texts.unknown, { symbols: unpriced.join(', ') })}</p>
        )}
        {alone && !signedIn && <p className="text-xs text-soft">{t(texts.signInForAll)}</p>}
        {unread.length > 0 && (
          <p className="text-sm text-terra">
            {t(texts.unread, { features: unread.map((title) => t(title)).join(', ') })}
          </p>
        )}
      </div>
      {list.length === 0 && unread.length === 0 && (
        <EmptyState
          title={t(alone ? texts.nothingFound : texts.nothing)}
          body={t(alone ? texts.nothingFoundNote : texts.nothingNote)}
          next={{ to: '/', text: t(texts.toHome) }}
        />
      )}
      {now.length > 0 && (
        <ul aria-label={t(texts.back)} className="flex flex-col">
          {now.map((exit) => (
            <ExitRow key={exit.id} exit={exit} coins={coins} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <section className="flex flex-col">
          <h2 className="pb-2 text-lg">{t(texts.later)}</h2>
          <ul className="flex flex-col">
            {waiting.map((exit) => (
              <ExitRow key={exit.id} exit={exit} coins={coins} />
            ))}
          </ul>
        </section>
      )}
      {called.length > 0 && (
        <Disclosure title={t(texts.without)}>
          <p className="pb-3 text-sm text-soft">{t(texts.withoutNote)}</p>
          {called.map((exit) => (
            <CallFold key={exit.id} exit={exit} />
          ))}
        </Disclosure>
      )}
      <Verify of={t(texts.back)} source={sources} />
    </>
  )
}
