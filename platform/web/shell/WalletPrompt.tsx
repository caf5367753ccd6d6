import { Button } from '#platform/ui/Button.tsx'
import { Icon, type IconName } from '#platform/ui/Icon.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useEffect, useState } from 'react'

import { useText } from '../i18n.tsx'
import { useStore } from '../store.ts'
import { type PromptedCall, type WalletPrompt as Prompt, walletPrompt } from '../wallet/prompt.ts'
import { sheetTexts as texts } from './textSheets.ts'

/** A wallet is waited for, or locked: what to do, and the way out. */
export function WalletPrompt() {
  const prompt = useStore(walletPrompt)
  if (prompt === null) return null
  return prompt.is === 'locked' ? <Locked {...prompt} /> : <Waiting {...prompt} />
}

type Locked = Extract<Prompt, { is: 'locked' }>
type Waiting = Extract<Prompt, { is: 'waiting' }>

function Locked({ name, again, cancel }: Locked) {
  const t = useText()
  return (
    <Sheet
      open
      onClose={cancel}
      title={t(texts.lockedTitle, { name })}
      footer={
        <>
          <Button kind="quiet" full onClick={cancel}>
            {t(texts.cancel)}
          </Button>
          <Button full onClick={again}>
            {t(texts.tryAgain)}
          </Button>
        </>
      }
    >
      <Sign icon="lock" look="bg-gold-wash text-gold" />
      <p className="text-soft">{t(texts.lockedBody)}</p>
    </Sheet>
  )
}

const asked: Record<PromptedCall, keyof typeof texts> = {
  connect: 'askedConnect',
  network: 'askedNetwork',
  message: 'askedMessage',
  switch: 'askedSwitch',
}

/** From then on its silence is spoken of, s. */
const longS = 30

function Waiting({ name, call, since, until, cancel }: Waiting) {
  const t = useText()
  const now = useNow()
  const waited = Math.floor((now - since) / 1_000)
  const left = Math.max(0, Math.ceil((until - now) / 1_000))
  return (
    <Sheet
      open
      onClose={cancel}
      title={t(texts.openWallet, { name })}
      footer={
        <Button kind="quiet" full onClick={cancel}>
          {t(texts.cancel)}
        </Button>
      }
    >
      <Sign icon="clock" look="bg-lapis-wash text-lapis" />
      <p className="text-soft">
        {t(waited < longS ? texts.behindWindow : texts.silentFor, { seconds: longS })}
      </p>
      <KeyValue
        rows={[
          { label: t(texts.asked), value: t(texts[asked[call]]) },
          {
            label: t(texts.givesUpIn),
            value: (
              <span translate="no">
                {t(texts.minutes, { minutes: Math.floor(left / 60), seconds: left % 60 })}
              </span>
            ),
          },
        ]}
      />
    </Sheet>
  )
}

function Sign({ icon, look }: { icon: IconName; look: string }) {
  return (
    <span className={`grid size-12 place-items-center rounded-md ${look}`}>
      <Icon name={icon} />
    </span>
  )
}

/** This machine's clock: a wallet is not waited for by that of the chain. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
