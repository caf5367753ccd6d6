import { parseAddress } from '#platform/std/address.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { classes } from '#platform/ui/classes.ts'
import { queryClient } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'

import type { DrawDetail } from '../../shapes.ts'
import { DrawnCards } from '../DrawnCards.tsx'
import { boxNumber } from '../boxNumber.ts'
import { seriesPath } from '../paths.ts'
import { boxTexts } from '../text.ts'
import { checkOfSource, checkTexts as texts } from '../textCheck.ts'
import { Waiting } from '../Waiting.tsx'
import { useWordSource } from '../wordSource.ts'
import { CheckSteps } from './CheckSteps.tsx'
import { type CheckStep, checkDraw, isRight } from './drawCheck.ts'
import { readEvidence } from './evidence.ts'

/** A request and its draw, made again in this browser. */
export function DrawCheck({ draw }: { draw: DrawDetail }) {
  const t = useText()
  const by = useWordSource() === undefined ? texts : checkOfSource
  const contract = useConfig()?.contracts['BlindBoxes']
  const check = useQuery(
    {
      queryKey: ['drawCheck', draw, contract],
      queryFn: async () => checkDraw(draw, await readEvidence(draw, parseAddress(contract ?? ''))),
      enabled: contract !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    },
    queryClient,
  )
  return (
    <>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="num text-lg">{t(texts.request, { id: boxNumber(draw.requestId) })}</h2>
          <Link
            to={seriesPath(draw.seriesId)}
            className="num flex min-h-11 items-center font-semibold text-lapis underline-offset-4 hover:underline"
          >
            {t(boxTexts.series, { id: String(draw.seriesId) })}
          </Link>
        </div>
        <p className="text-soft">{t(texts.lead)}</p>
      </div>
      {draw.cards.length > 0 && <DrawnCards draw={draw} />}
      <Verdict
        draw={draw}
        steps={check.data}
        failed={check.isError}
        busy={check.isFetching}
        again={() => void check.refetch()}
      />
      <Waiting draw={draw} />
      <h2 className="text-base">{t(texts.steps)}</h2>
      {check.data === undefined ? (
        check.isPending && <SkeletonRows />
      ) : (
        <CheckSteps steps={check.data} />
      )}
      <Surface className="flex flex-col gap-2 bg-ground">
        <h2 className="text-base">{t(texts.cannotTitle)}</h2>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-soft">
          <li>{t(texts.cannotNode)}</li>
          <li>{t(texts.cannotContract)}</li>
          <li>{t(by.cannotTogether)}</li>
          <li>{t(texts.cannotLevel)}</li>
        </ul>
      </Surface>
      <div className="flex flex-col gap-3">
        <Link to={`/tx?id=${draw.txHash}`} className={buttonClass('quiet', true)}>
          {t(texts.requestTx)}
        </Link>
        {draw.settledTxHash !== null && (
          <Link to={`/tx?id=${draw.settledTxHash}`} className={buttonClass('quiet', true)}>
            {t(texts.settleTx)}
          </Link>
        )}
        {draw.refundTxHash !== null && (
          <Link to={`/tx?id=${draw.refundTxHash}`} className={buttonClass('quiet', true)}>
            {t(texts.refundTx)}
          </Link>
        )}
      </div>
    </>
  )
}

interface VerdictProps {
  readonly draw: DrawDetail
  readonly steps: readonly CheckStep[] | undefined
  readonly failed: boolean
  readonly busy: boolean
  readonly again: () => void
}

function Verdict({ draw, steps, failed, busy, again }: VerdictProps) {
  const t = useText()
  const wrong = steps?.some(({ verdict }) => verdict === 'wrong') === true
  const right = steps !== undefined && isRight(steps)
  const words =
    steps === undefined
      ? failed
        ? texts.unread
        : texts.checking
      : wrong
        ? texts.someWrong
        : right
          ? texts.allRight
          : draw.state === 'refunded'
            ? texts.wasRefunded
            : texts.notYet
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-3 rounded-md p-4',
        wrong ? 'bg-terra-wash text-terra' : right ? 'bg-verdigris-wash text-verdigris' : 'bg-sunk',
      )}
    >
      <Icon name={wrong || failed ? 'warning' : right ? 'shield' : 'clock'} size={32} />
      <output className="min-w-0 grow basis-40 font-semibold">{t(words)}</output>
      {(failed || (steps !== undefined && !right)) && (
        <Button small kind="quiet" busy={busy} onClick={again}>
          {t(texts.again)}
        </Button>
      )}
    </div>
  )
}
