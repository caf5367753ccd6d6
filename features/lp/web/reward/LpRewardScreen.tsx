import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useState } from 'react'

import { Issues } from './Issues.tsx'
import { MyRewards } from './MyRewards.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { lpRewardTexts as texts } from './text.ts'

/** Rewards for purchases of liquidity: the own ones in each state, and all issued ones. */
export function LpRewardScreen() {
  const t = useText()
  const [whose, setWhose] = useState<'mine' | 'everybody'>('mine')
  return (
    <Frame>
      <p className="text-soft">{t(texts.lead)}</p>
      <div className="-mx-4">
        <Tabs
          label={t(texts.whose)}
          items={[
            { value: 'mine', label: t(texts.mine) },
            { value: 'everybody', label: t(texts.total) },
          ]}
          value={whose}
          onChange={setWhose}
          panelId="rewards"
        />
      </div>
      <div id="rewards" className="flex flex-col gap-4">
        {whose === 'mine' ? (
          <>
            <OnTheWay />
            <MyRewards />
          </>
        ) : (
          <Issues />
        )}
      </div>
    </Frame>
  )
}
