import { type Address, parseAddress } from '#platform/std/address.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { queryClient } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'

import type { DrawDetail } from '../../shapes.ts'
import { seriesName } from '../../seriesName.ts'
import { DrawnCards } from '../DrawnCards.tsx'
import { boxNumber } from '../boxNumber.ts'
import { seriesPath } from '../paths.ts'
import { checkOfSource, checkTexts as texts } from '../textCheck.ts'
import { Waiting } from '../Waiting.tsx'
import { useWordSource } from '../wordSource.ts'
import { CheckSteps } from './CheckSteps.tsx'
import { outcomeOf } from './outcome.ts'
import { Verdict } from './Verdict.tsx'

/** A request and its draw, made again in this browser. */
export function DrawCheck({ draw }: { draw: DrawDetail }) {
  const t = useText()
  const by = useWordSource() === undefined ? texts : checkOfSource
  const contract = useConfig()?.contracts['BlindBoxes']
  const check = useQuery(
    {
      queryKey: ['drawCheck', draw, contract],
      queryFn: () => checked(draw, parseAddress(contract ?? '')),
      enabled: contract !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
    },
    queryClient,
  )
  const outcome = outcomeOf({ state: draw.state, steps: check.data, failed: check.isError })
  return (
    <>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="num text-lg">{t(texts.request, { id: boxNumber(draw.requestId) })}</h2>
          <Link
            to={seriesPath(draw.seriesId)}
            className="num flex min-h-11 items-center font-semibold text-lapis underline-offset-4 hover:underline"
          >
            {t(seriesName(draw.seriesId))}
          </Link>
        </div>
        <p className="text-soft">{t(texts.lead)}</p>
      </div>
      {draw.cards.length > 0 && <DrawnCards draw={draw} />}
      <Verdict outcome={outcome} busy={check.isFetching} again={() => void check.refetch()} />
      <Waiting draw={draw} />
      {outcome !== 'unread' && (
        <>
          <h2 className="text-lg">{t(texts.steps)}</h2>
          {check.data === undefined ? <SkeletonRows /> : <CheckSteps steps={check.data} />}
        </>
      )}
      <Disclosure title={t(texts.cannotTitle)}>
        <ul className="flex list-disc flex-col gap-1 pb-3 pl-5 text-soft">
          <li>{t(texts.cannotNode)}</li>
          <li>{t(texts.cannotContract)}</li>
          <li>{t(by.cannotTogether)}</li>
          <li>{t(texts.cannotLevel)}</li>
        </ul>
      </Disclosure>
      <Transactions draw={draw} />
    </>
  )
}

/** What reads the chain and hashes comes after the page. */
async function checked(draw: DrawDetail, contract: Address) {
  const [{ checkDraw }, { readEvidence }] = await Promise.all([
    import('./drawCheck.ts'),
    import('./evidence.ts'),
  ])
  return checkDraw(draw, await readEvidence(draw, contract))
}

function Transactions({ draw }: { draw: DrawDetail }) {
  const t = useText()
  const made = [
    { text: texts.requestTx, txHash: draw.txHash },
    { text: texts.settleTx, txHash: draw.settledTxHash },
    { text: texts.refundTx, txHash: draw.refundTxHash },
  ]
  return (
    <div className="flex flex-col border-b border-line">
      {made
        .filter(({ txHash }) => txHash !== null)
        .map(({ text, txHash }) => (
          <ListRow key={txHash} to={`/tx?id=${txHash}`} title={t(text)} />
        ))}
    </div>
  )
}
