import { queryClient } from '#platform/web/api.ts'
import { Button } from '#platform/ui/Button.tsx'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useQuery } from '@tanstack/react-query'

import { LogResult } from './LogResult.tsx'

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
  return <LogResult reading={data ?? (isError ? 'failed' : null)} retry={retry} />
}
