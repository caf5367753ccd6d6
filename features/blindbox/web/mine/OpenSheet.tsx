import { Button } from '#platform/ui/Button.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import { boxNumbers } from '../boxNumber.ts'
import { mineLate } from '../mineFlows.ts'
import { randomSeed, seedOf } from '../seed.ts'
import { mineTexts as texts } from '../textMine.ts'
import { openingTexts } from '../textOpening.ts'

/** Which boxes are opened, and the holder's own part in the draw; one's own words replace the random one. */
export function OpenSheet({ boxIds, onClose }: { boxIds: readonly number[]; onClose: () => void }) {
  const t = useText()
  const { start, busy } = useLateFlow(mineLate.open)
  const [random, setRandom] = useState(randomSeed)
  const [words, setWords] = useState('')
  const seed = words === '' ? random : seedOf(words)
  const review = (): void => {
    onClose()
    void start({ boxIds: boxIds.join(','), seed })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.openTitle, { count: boxIds.length })}
      lead={t(texts.openLead)}
      footer={
        <Button full busy={busy} onClick={review}>
          {t(texts.review)}
        </Button>
      }
    >
      <p className="text-soft">{t(openingTexts.why)}</p>
      <Surface className="bg-ground">
        <KeyValue rows={[{ label: t(texts.boxes), value: boxNumbers(boxIds), wide: true }]} />
        <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-3">
          <span className="text-soft">{t(texts.seed)}</span>
          <CopyButton text={seed} label={t(texts.seed)} />
        </div>
        <p className="num font-semibold [overflow-wrap:anywhere]" translate="no">
          {seed}
        </p>
      </Surface>
      <p className="text-xs text-soft">{t(texts.seedBody)}</p>
      <details className="rounded-md border border-line">
        <summary className="flex min-h-11 items-center px-3 font-semibold">
          {t(texts.advanced)}
        </summary>
        <div className="flex flex-col gap-3 p-3 pt-0">
          <Field
            label={t(texts.ownSeed)}
            hint={t(texts.ownSeedHint)}
            value={words}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWords(event.target.value)}
          />
          <Button
            small
            kind="quiet"
            onClick={() => {
              setWords('')
              setRandom(randomSeed())
            }}
          >
            {t(texts.anotherSeed)}
          </Button>
        </div>
      </details>
    </Sheet>
  )
}
