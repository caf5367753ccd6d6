import { defineFailures } from '#platform/std/failure.ts'

export const accountFailures = defineFailures({
  NONCE_UNKNOWN: {
    status: 401,
    text: {
      en: 'This sign-in request was already used or is not ours. Ask for a new one',
      tc: '此登入請求已使用或無效，請重新取得',
    },
  },
  NONCE_EXPIRED: {
    status: 401,
    text: {
      en: 'This sign-in request has expired. Ask for a new one',
      tc: '登入請求已逾時，請重新取得',
    },
  },
  OTHER_DOMAIN: {
    status: 401,
    text: {
      en: 'This text was signed for another site. Sign in only where you opened Tessera yourself',
      tc: '此訊息是為其他網站簽署的，請只在您自行開啟的 Tessera 登入',
    },
  },
  OTHER_CHAIN: {
    status: 401,
    text: {
      en: 'This text was signed for another network. Choose the right one in your wallet',
      tc: '此訊息是為其他網路簽署的，請在錢包切換至正確的網路',
    },
  },
  OTHER_ADDRESS: {
    status: 401,
    text: {
      en: 'This text was signed for another address',
      tc: '此訊息是為其他地址簽署的',
    },
  },
  OTHER_MESSAGE: {
    status: 401,
    text: {
      en: 'This is not the text that we gave to sign. Ask for a new one',
      tc: '此訊息並非我們提供簽署的內容，請重新取得',
    },
  },
  WRONG_SIGNATURE: {
    status: 401,
    text: {
      en: 'The signature is not by this address. Nothing was changed',
      tc: '簽名不屬於此地址，未變更任何資料',
    },
  },
  NO_SUCH_COIN: {
    status: 404,
    text: { en: 'This network has no {unit}', tc: '此網路沒有 {unit}' },
  },
  ADDRESS_REQUIRED: {
    status: 422,
    text: { en: 'Enter the recipient’s address', tc: '請輸入收款地址' },
  },
  SENT_TO_SELF: {
    status: 422,
    text: { en: 'This is your own address', tc: '這是您自己的地址' },
  },
  SENT_TO_NOBODY: {
    status: 422,
    text: {
      en: 'This is the zero address, which has no owner: nobody could recover the coins',
      tc: '這是無人持有的零地址，轉入後無法取回',
    },
  },
  SENT_TO_OURS: {
    status: 422,
    text: {
      en: 'This is a contract of Tessera or of the coin itself: the coins would be lost in it',
      tc: '這是 Tessera 或該代幣本身的合約地址，轉入後無法取回',
    },
  },
  TRX_TO_CONTRACT: {
    status: 422,
    text: {
      en: 'This address is a contract. TRON transfers {symbol} to accounts only',
      tc: '此地址是合約，TRON 只能將 {symbol} 轉給帳戶',
    },
  },
  LEAVE_FOR_FEE: {
    status: 409,
    text: {
      en: 'Leave {fee} {symbol}: this address is new on TRON, and its first transfer costs that',
      tc: '請保留 {fee} {symbol}：此地址尚未在 TRON 啟用，首次轉帳需支付此費用',
    },
  },
  INVITER_IS_SELF: {
    status: 422,
    text: { en: 'You cannot be your own inviter', tc: '不能邀請自己' },
  },
  INVITER_NOT_ACTIVE: {
    status: 422,
    text: {
      en: 'Enter a correct inviter address: this one is not active',
      tc: '請輸入正確的邀請人地址：此地址尚未啟用',
    },
  },
  NAME_OF_OURS: {
    status: 422,
    text: {
      en: 'This nickname reads as if you spoke for Tessera. Choose another',
      tc: '此暱稱看似代表 Tessera 發言，請改用其他暱稱',
    },
  },
  NAME_LIKE_ADDRESS: {
    status: 422,
    text: {
      en: 'A nickname must not look like an address. Choose another',
      tc: '暱稱不可看似地址，請改用其他暱稱',
    },
  },
  NO_SUCH_PICTURE: {
    status: 404,
    text: {
      en: 'This picture is not there any more. Choose it again',
      tc: '此圖片已不存在，請重新選擇',
    },
  },
  NOT_A_PICTURE: {
    status: 422,
    text: {
      en: 'This is no JPEG, PNG or WebP picture that can be read whole',
      tc: '這不是可完整讀取的 JPEG、PNG 或 WebP 圖片',
    },
  },
  TOO_MANY_PIXELS: {
    status: 422,
    text: {
      en: 'The picture has more than {pixels} million pixels',
      tc: '圖片超過 {pixels} 百萬像素',
    },
  },
  PICTURES_WAIT: {
    status: 503,
    retry: true,
    text: {
      en: 'Many pictures are being prepared. Try again in a moment',
      tc: '正在處理許多圖片，請稍後再試',
    },
  },
})
