import { salesApi } from '#features/sales/public.web.ts'
import { wholeNumber } from '#platform/std/amount.ts'
import { Button } from '#platform/ui/Button.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Stepper } from '#platform/ui/Stepper.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { seriesOf } from '../../numbers.ts'
import { boxNumbers } from '../boxNumber.ts'
import { blindboxActions } from '../../actions.ts'
import { randomSeed, seedOf } from '../seed.ts'
import { buyTexts } from '../textBuy.ts'
import { mineTexts as texts } from '../textMine.ts'
import { useOpeningTexts } from '../wordSource.ts'
import { openable } from './openCount.ts'

/** How many of the boxes are opened, and the holder's part in the draw; a typed seed replaces the random one. */
export function OpenSheet({ boxIds, onClose }: { boxIds: readonly number[]; onClose: () => void }) {
  const t = useText()
  const { start, busy } = useAction(blindboxActions.openCard)
  const sheet = useFormSheet([blindboxActions.openCard.kind], onClose)
  const [random, setRandom] = useState(randomSeed)
  const [sentence, setWords] = useState('')
  const { why } = useOpeningTexts()
  const { chosen, fault, stepper } = useChosen(boxIds)
  const seed = sentence === '' ? random : seedOf(sentence)
  const review = (): void => {
    if (fault !== null) return
    void sheet.start(start({ boxIds: chosen.join(','), seed }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.openTitle, { count: chosen.length })}
      lead={t(texts.openLead)}
      footer={
        <Button full busy={busy} disabled={fault !== null} onClick={review}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      {stepper}
      <p className="text-soft">{t(why)}</p>
      <Surface className="bg-ground">
        <KeyValue rows={[{ label: t(texts.boxes), value: boxNumbers(chosen), wide: true }]} />
        <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-3">
          <span className="text-soft">{t(texts.seed)}</span>
          <CopyButton text={seed} label={t(texts.seed)} />
        </div>
        <p className="num font-semibold [overflow-wrap:anywhere]" translate="no">
          {seed}
        </p>
      </Surface>
      <p className="text-xs text-soft">{t(texts.seedBody)}</p>
      <Disclosure title={t(texts.advanced)}>
        <div className="flex flex-col gap-3 pb-3">
          <Field
            label={t(texts.ownSeed)}
            hint={t(texts.ownSeedHint)}
            value={sentence}
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
      </Disclosure>
    </Sheet>
  )
}

/** The first of several boxes: as many as typed, initially as many as the bond covers. */
function useChosen(boxIds: readonly number[]) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const seriesId = String(seriesOf(boxIds[0] ?? 0))
  const detail = useApi(salesApi.productDetail, { seriesId }, { refetchInterval: 5_000 })
  const most = openable(boxIds.length, detail.data?.series?.covered ?? null)
  const count = typed === null ? most : (wholeNumber(typed) ?? 0)
  const covers = most < boxIds.length ? t(texts.bondCovers, { count: most }) : undefined
  const fault =
    count < 1
      ? t(buyTexts.enterNumber)
      : count > most
        ? (covers ?? t(buyTexts.tooManyAtOnce, { max: most }))
        : null
  const stepper = boxIds.length > 1 && (
    <Stepper
      label={t(buyTexts.howMany)}
      fewerLabel={t(buyTexts.fewer)}
      moreLabel={t(buyTexts.more)}
      value={typed ?? String(most)}
      max={most}
      onChange={setTyped}
      error={fault}
      hint={fault === null ? covers : undefined}
    />
  )
  return { chosen: boxIds.slice(0, Math.max(1, count)), fault, stepper }
}
