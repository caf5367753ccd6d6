import { Button } from '#platform/ui/Button.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useEffect, useState } from 'react'

import { translated, useText } from '../i18n.tsx'
import { networkName } from '../network.ts'
import { runtimeConfig } from '../runtime.ts'
import { isWrongNetwork } from '../session.tsx'
import { patchSession, sessionStore } from '../sessionStore.ts'
import { signOut } from '../signIn.ts'
import { useStore } from '../store.ts'
import { openWallet } from '../wallet/connection.ts'
import { walletPrompt } from '../wallet/prompt.ts'
import { walletText } from '../wallet/walletText.ts'
import { sheetTexts as texts } from './textSheets.ts'

const recheckMs = 3_000

async function recheck(): Promise<void> {
  const chainId = await openWallet()?.chainId({ quiet: true })
  if (chainId !== undefined && chainId !== null) patchSession({ chainId })
}

/** Blocks until the wallet is on this app's network; looks again by itself every few seconds. */
export function WrongNetwork() {
  const t = useText()
  const { chainId } = useStore(sessionStore)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ at: string | null; text: string } | null>(null)
  const wanted = runtimeConfig().network.chainId
  const name = networkName(wanted, t)
  const now = networkName(chainId, t)
  const wrong = isWrongNetwork(chainId)
  const waiting = useStore(walletPrompt) !== null
  useEffect(() => {
    if (!wrong) return
    const timer = setInterval(() => void recheck(), recheckMs)
    return () => clearInterval(timer)
  }, [wrong])
  const switchChain = openWallet()?.switchChain ?? null
  const act = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await switchChain?.(wanted)
      await recheck()
    } catch (error) {
      const { text, values } = walletText(error)
      setProblem({ at: chainId, text: typeof text === 'string' ? text : translated(text, values) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open={wrong && !waiting}
      blocking
      onClose={signOut}
      title={t(texts.wrongNetworkTitle)}
      footer={
        <>
          <Button kind="quiet" className="shrink-0" onClick={signOut}>
            {t(texts.disconnect)}
          </Button>
          <Button full busy={busy} onClick={() => void act()}>
            {t(switchChain === null ? texts.checkAgain : texts.switchNetwork)}
          </Button>
        </>
      }
    >
      <span className="grid size-12 place-items-center rounded-md bg-terra-wash text-terra">
        <Icon name="warning" />
      </span>
      <p className="text-soft">{t(texts.wrongNetworkBody, { now, name })}</p>
      {switchChain === null && <p className="text-soft">{t(texts.switchYourself, { name })}</p>}
      {problem?.at === chainId && (
        <p role="alert" className="text-terra">
          {problem.text}
        </p>
      )}
      <KeyValue
        rows={[
          { label: t(texts.walletChain), value: now, tone: 'danger' },
          { label: 'Tessera', value: name },
        ]}
      />
    </Sheet>
  )
}
