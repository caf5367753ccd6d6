import { StageBar } from '#platform/ui/StageBar.tsx'

import { useText } from '../../i18n.tsx'
import { openWallet } from '../../wallet/connection.ts'
import { noteText } from '../noteText.ts'
import { PictureLook } from '../picture.tsx'
import { flowTexts as texts } from '../text.ts'
import type { MomentProps } from './Review.tsx'
import { laidOf, waitOf, waits } from './stages.ts'

/** One large state: what is waited for, and how much of the picture is laid by then. */
export function Progress({ run, flow, moment }: MomentProps) {
  const t = useText()
  const { behind, about } = moment
  return (
    <div className="flex min-h-[min(416px,60dvh)] flex-col items-center justify-center gap-4 py-2">
      <div className="w-52 max-w-full">
        <PictureLook value={laidOf(run)}>
          {behind === null
            ? flow.picture(about)
            : behind.flow.picture({ subject: behind.subject, ticket: null, emitted: () => null })}
        </PictureLook>
      </div>
      <div aria-live="polite" className="flex flex-col items-center gap-1 text-center">
        <h3 className="text-xl">{t(states[waitOf(run)] ?? texts.stageFinal)}</h3>
        <State run={run} flow={flow} moment={moment} />
      </div>
      <StageBar stages={waits.map((wait) => t(wait))} at={waitOf(run)} />
      {run.stage !== 'signing' && <p className="text-center text-soft">{t(texts.mayLeave)}</p>}
    </div>
  )
}

const states = [texts.confirmThere, texts.stageSent, texts.stageBlock, texts.stageFinal]
const notes = [texts.openWallet, texts.waitsForBlock, texts.waitsForFinal, texts.waitsForIndex]

function State({ run, flow }: MomentProps) {
  const t = useText()
  const wallet = openWallet()?.name ?? t(texts.anyWallet)
  const note = notes[waitOf(run)]
  if (run.note !== null) return <p role="alert">{noteText(run.note, flow, t)}</p>
  return <p className="text-soft">{note !== undefined && t(note, { wallet })}</p>
}
