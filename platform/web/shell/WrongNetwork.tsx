import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useEffect, useState } from 'react'

import { useText } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'
import { isWrongNetwork } from '../session.tsx'
import { patchSession, sessionStore } from '../sessionStore.ts'
import { signOut } from '../signIn.ts'
import { useStore } from '../store.ts'
import { openWallet } from '../wallet/connection.ts'
import { sheetTexts as texts } from './textSheets.ts'

const recheckMs = 3_000

async function recheck(): Promise<void> {
  const chainId = await openWallet()?.chainId()
  if (chainId !== undefined && chainId !== null) patchSession({ chainId })
}

/** Blocks until the wallet is on this app's network; looks again by itself every few seconds. */
export function WrongNetwork() {
  const t = useText()
  const { chainId } = useStore(sessionStore)
  const [busy, setBusy] = useState(false)
  const { network } = runtimeConfig()
  const wrong = isWrongNetwork(chainId)
  useEffect(() => {
    if (!wrong) return
    const timer = setInterval(() => void recheck(), recheckMs)
    return () => clearInterval(timer)
  }, [wrong])
  const again = async (): Promise<void> => {
    setBusy(true)
    await recheck().finally(() => setBusy(false))
  }
  return (
    <Sheet
      open={wrong}
      onClose={signOut}
      dismissible={false}
      title={t(texts.wrongNetworkTitle)}
      footer={
        <>
          <Button kind="quiet" className="shrink-0" onClick={signOut}>
            {t(texts.disconnect)}
          </Button>
          <Button full busy={busy} onClick={() => void again()}>
            {t(texts.checkAgain)}
          </Button>
        </>
      }
    >
      <p>{t(texts.wrongNetworkBody, { name: network.name })}</p>
      <KeyValue
        rows={[
          { label: t(texts.walletChain), value: chainId ?? '–' },
          { label: t(texts.appChain), value: `${network.name} (${network.chainId})` },
        ]}
      />
    </Sheet>
  )
}
