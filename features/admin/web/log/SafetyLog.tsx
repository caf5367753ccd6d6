import { queryClient } from '#platform/web/api.ts'
import { Button } from '#platform/ui/Button.tsx'
import { StateBox } from '#platform/ui/StateBox.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useQuery } from '@tanstack/react-query'

import { LogFolds } from './LogFolds.tsx'
import { LogResult } from './LogResult.tsx'
import { logTexts as texts } from './text.ts'

/** The operators' log on the screen of safety, verified by the reader's own browser. */
export function SafetyLog() {
  const t = useText()
  const config = useConfig()
  const anchor = config?.contracts['Anchor'] ?? ''
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['operators log', anchor],
      // The curve's code, 17 kB, is loaded for this alone.
      queryFn: async () => (await import('./readLog.ts')).readLog(config!.chainId, anchor),
      enabled: config !== null,
      // The browser may call itself offline where a node on this machine answers.
      networkMode: 'always',
      staleTime: 0,
    },
    queryClient,
  )
  const retry = (
    <Button kind="quiet" small busy={isFetching} onClick={() => void refetch()}>
      {t(shellTexts.tryAgain)}
    </Button>
  )
  if (data !== undefined) return <LogResult reading={data} retry={retry} />
  return (
    <section className="flex flex-col gap-2">
      {isError ? (
        <StateBox look="open" isAlert title={t(texts.failed)} />
      ) : (
        <StateBox look="waiting" title={t(texts.verifying)} />
      )}
      {isError && retry}
      {!isError && <LogFolds newest={0} rows={null} operators={null} />}
    </section>
  )
}
