import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { atServer } from '#platform/web/runtime.ts'

import { earningsApi } from '../api.ts'
import type { EpochView } from '../shapes.ts'
import { claimTexts as texts } from './textClaim.ts'

const tones: Record<EpochView['state'], Tone> = {
  waiting: 'gold',
  accepted: 'verdigris',
  revoked: 'terra',
}

/** Epochs of level bonuses: anyone may recompute one from its file while it waits. */
export function Epochs() {
  const t = useText()
  return (
    <PagedRows
      endpoint={earningsApi.epochPage}
      input={{}}
      keyOf={({ epoch }) => epoch}
      row={(epoch) => <OneEpoch epoch={epoch} />}
      first={2}
      step={10}
      again={15_000}
      heading={
        <>
          <h2 className="text-lg">{t(texts.epochs)}</h2>
          <p className="text-soft">{t(texts.epochsLead)}</p>
        </>
      }
    />
  )
}

function OneEpoch({ epoch }: { epoch: EpochView }) {
  const t = useText()
  const formats = useFormats()
  const { state, upToBlock, acceptableAt, dataHash, matches, why, file } = epoch
  return (
    <Surface className="mb-3 flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{t(texts.epochOf, { number: epoch.epoch })}</h3>
        <Chip tone={tones[state]}>{t(texts[state])}</Chip>
      </div>
      <KeyValue
        rows={[
          { label: t(texts.upTo), value: formats.number(upToBlock) },
          ...(state === 'waiting'
            ? [{ label: t(texts.acceptableAt), value: formats.dateTime(acceptableAt) }]
            : []),
          ...(why === null ? [] : [{ label: t(texts.why), value: why, wide: true }]),
          {
            label: t(texts.recomputed),
            value: t(matches ? texts.matches : texts.differs),
            tone: matches ? ('good' as const) : ('danger' as const),
          },
          { label: t(texts.dataHash), value: dataHash, wide: true },
        ]}
      />
      <div className="flex items-center justify-between gap-2">
        <a
          href={atServer(file)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center font-semibold text-lapis"
        >
          {t(texts.dataFile)}
        </a>
        <CopyButton text={dataHash} label={t(texts.copyHash)} />
      </div>
    </Surface>
  )
}
