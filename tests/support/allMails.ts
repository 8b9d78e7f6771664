import type { SecondFactorMailEvent } from '../../backend/src/account/mails/accountMails'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import { RETURN_STATE_KEYS, type ReturnState } from '#domain/returns/returnState'
import { NOTICE_KINDS } from '#domain/notices/noticeKinds'

export interface ComposedMail {
  subject: string
  text: string
  html: string
}

const URL_ = 'https://winex.example'
const LINK = `${URL_}/convite?token=__SEGREDO__&actor=user`

/** What people write into names and reasons. */
export interface Written {
  /** Of a person, a wine or a winery. */
  name: string
  /** A reason, a message. */
  words: string
}

/**
 * Every mail that winex sends, by what it is; those that one function makes of several events once per event.
 * The engine's environment is read when this is called.
 */
export async function allMails({ name, words }: Written): Promise<Record<string, ComposedMail>> {
  const [account, applications, commission, messages, money, notices, pix, review, seller] =
    await Promise.all([
      import('../../backend/src/account/mails/accountMails'),
      import('../../backend/src/applications/mails/applicationMails'),
      import('../../backend/src/commission/mails/contractReminderMail'),
      import('../../backend/src/messages/mails/messageMail'),
      import('../../backend/src/money/mails/payoutMail'),
      import('../../backend/src/notices/mails/noticeMails'),
      import('../../backend/src/money/mails/pixKeyMails'),
      import('../../backend/src/wines/mails/reviewMail'),
      import('../../backend/src/sellers/mails/sellerStatusMail'),
    ])
  const [alerts, invitation, staffAlert, staffInvitation, suspended, returned] = await Promise.all([
    import('../../backend/src/team/mails/ownerAlertMail'),
    import('../../backend/src/team/mails/invitationMail'),
    import('../../backend/src/staff/mails/staffAlertMail'),
    import('../../backend/src/staff/mails/staffInvitationMail'),
    import('../../backend/src/team/mails/suspendedMail'),
    import('../../backend/src/returns/mails/returnMail'),
  ])
  const [received, placed, delivered, rejected, shipped, refunded, byStaff, taxId] =
    await Promise.all([
      import('../../backend/src/orders/mails/orderReceivedMail'),
      import('../../backend/src/orders/mails/newOrderMail'),
      import('../../backend/src/orders/mails/deliveryMail'),
      import('../../backend/src/orders/mails/rejectionMail'),
      import('../../backend/src/orders/mails/shipmentMail'),
      import('../../backend/src/orders/mails/refundMail'),
      import('../../backend/src/orders/mails/orderByStaffMail'),
      import('../../backend/src/orders/mails/taxIdMail'),
    ])
  const [pay, expired, givenBack] = await Promise.all([
    import('../../backend/src/pix/mails/payMail'),
    import('../../backend/src/pix/mails/expiredMail'),
    import('../../backend/src/pix/mails/givenBackMail'),
  ])

  const person = {
    to: 'ana@rossi.example',
    name,
    sellerId: 'sel_1',
    isStaff: false,
    publicUrl: URL_,
  }
  const items = [
    { title: name, quantity: 6 },
    { title: 'Tannat Natural 2023', quantity: 1 },
  ]
  const order = {
    to: 'zelia@exemplo.example',
    sellerId: 'sel_1',
    orderId: 'order_1',
    displayId: 1042,
    buyerName: name,
    sellerName: name,
    items,
    publicUrl: URL_,
  }
  const priced = {
    ...order,
    items: items.map((item) => ({ ...item, total: 8_990 })),
    shipping: 2_500,
    total: 20_480,
  }
  const onPaper = {
    seller: { id: 'sel_1', name, tax_id: '11.222.333/0001-81', address: 'Garibaldi, RS' },
    pauseNote: words,
  }
  const link = { url: `${URL_}/devolucao/__SEGREDO__`, secret: 'x' }
  const shipment = {
    ...order,
    fulfillmentId: 'ful_1',
    labels: [{ tracking_number: 'AB123456789BR', tracking_url: 'https://correios.example/?o=AB' }],
    isPart: false,
    correctionId: null,
  }
  const payout = {
    to: person.to,
    contactName: name,
    sellerId: 'sel_1',
    payoutId: 'pay_1',
    number: 12,
    amount: 123_456,
    status: 'paid' as const,
    pixKind: 'cnpj' as const,
    pixKey: '11222333000181',
    endToEndId: 'E0000000020261126120000000000001',
    paidOn: '2026-11-26',
    failureReason: words,
    advice: 'receiver' as const,
    publicUrl: URL_,
  }
  const returnIn = (state: ReturnState): OrderReturn => ({
    id: 'ret_1',
    number: 3,
    state,
    reason: 'broken',
    items: [{ id: 'line_1', title: name, quantity: 1, asked: 2 }],
    asked_at: '2026-11-20T12:00:00.000Z',
    requested_on: '2026-11-20',
    refusal: words,
    amount: { bottles: 8_990, freight: 2_500 },
    photos: [],
    opened_by: 'buyer',
    note: words,
    decided_at: null,
    closed_at: null,
    restocked: null,
    is_late: false,
    order_refunded: 0,
    never_paid: false,
    bank_refuses: false,
  })
  const addressee = { memberId: 'mem_1', sellerId: 'sel_1', name, to: person.to, publicUrl: URL_ }
  const noticeData = {
    display_id: 1042,
    amount: 8_990,
    bottles: 3,
    title: name,
    reason: words,
    deadline: '2026-11-27T12:00:00.000Z',
    filename: 'vinhos.csv',
    imported: 12,
    number: 12,
  }
  const message = { author_name: name, text: words, created_at: new Date('2026-11-26T12:00:00Z') }
  const unread = (side: 'seller' | 'staff') => ({
    side,
    order: { id: 'order_1', display_id: 1042 },
    seller: { id: 'sel_1', name },
    messages: [{ id: 'msg_1', ...message }],
  })
  const reader = { id: 'user_1', name, to: 'bruna@winex.example', publicUrl: URL_ }
  const all = <Key extends string>(
    mail: string,
    keys: readonly Key[],
    make: (key: Key) => ComposedMail,
  ) => Object.fromEntries(keys.map((key) => [`${mail}: ${key}`, make(key)]))

  return {
    passwordChangedMail: account.passwordChangedMail(person),
    passwordResetMail: account.passwordResetMail(person, { resetId: 'r', token: 't' }),
    ...all<SecondFactorMailEvent>(
      'secondFactorMail',
      ['set', 'codes', 'remove', 'recovery'],
      (event) => account.secondFactorMail(person, event),
    ),
    newSignInMail: account.newSignInMail(person, {
      device: 'Firefox em Linux',
      ipAddress: '203.0.113.7',
      at: new Date('2026-11-26T12:00:00Z'),
      idempotencyKey: 'k',
    }),
    'invitationMail: founder': invitation.invitationMail({ name, sellerName: null, link: LINK }),
    'invitationMail: team': invitation.invitationMail({ name, sellerName: name, link: LINK }),
    staffInvitationMail: staffInvitation.staffInvitationMail({ name, role: 'review', link: LINK }),
    ...all('ownerAlertMail', ['ownerInvited', 'ownerMade', 'ownerGone'] as const, (event) =>
      alerts.ownerAlertMail(alerts[event]('bia@rossi.example', person.to), LINK),
    ),
    'ownerAlertMail: ownerErased': alerts.ownerAlertMail(alerts.ownerErased(), LINK),
    ...all('ownerAlertMail', ['pixKeyChanged', 'pixKeyKept', 'pixKeyRemoved'] as const, (event) =>
      alerts.ownerAlertMail(
        event === 'pixKeyRemoved'
          ? pix.pixKeyRemoved(null)
          : pix.pixKeyChanged({
              kind: 'cnpj',
              key: '11222333000181',
              usableAt: event === 'pixKeyChanged' ? new Date('2026-11-28T12:00:00Z') : null,
            }),
        LINK,
      ),
    ),
    suspendedMail: suspended.suspendedMail(name, person.to, `${URL_}/admin/sellers/sel_1`),
    ...all('staffAlertMail', ['invited', 'made', 'gone'] as const, (change) =>
      staffAlert.staffAlertMail(
        { change, email: 'bia@winex.example', by: 'ana@winex.example' },
        LINK,
      ),
    ),
    staffStoppedMail: staffAlert.staffStoppedMail('ana@winex.example', `${URL_}/admin/team`),
    taxIdMail: taxId.taxIdMail({ ...order, link, tokenHash: 'h' }),
    orderReceivedMail: received.orderReceivedMail({ ...priced, ...onPaper, paid: null }),
    'orderReceivedMail: paid': received.orderReceivedMail({
      ...priced,
      ...onPaper,
      paid: { link },
    }),
    payMail: pay.payMail({
      ...priced,
      ...onPaper,
      expiresAt: new Date('2026-11-28T17:32:00Z'),
      link,
    }),
    expiredMail: expired.expiredMail({ ...order, hadCode: true, isUnpaid: true }),
    'expiredMail: unknown': expired.expiredMail({ ...order, hadCode: true, isUnpaid: false }),
    'expiredMail: no code': expired.expiredMail({ ...order, hadCode: false, isUnpaid: true }),
    givenBackMail: givenBack.givenBackMail({
      ...order,
      received: 20_480,
      amount: 20_480,
      refundId: 'ref_1',
    }),
    'givenBackMail: rest': givenBack.givenBackMail({
      ...order,
      received: 20_480,
      amount: 10_480,
      refundId: 'ref_2',
    }),
    newOrderMail: placed.newOrderMail({ ...order, memberName: name, buyer: name, total: 20_480 }),
    ...all('deliveryMail', ['part', 'whole'] as const, (arrived) =>
      delivered.deliveryMail({
        ...order,
        isPart: arrived === 'part',
        fulfillmentId: 'ful_1',
        withdrawalUntil: '2026-12-03',
        link,
      }),
    ),
    'rejectionMail: paid': rejected.rejectionMail({
      ...order,
      reason: words,
      refunded: 20_480,
      before: 0,
    }),
    'shipmentMail: sent': shipped.shipmentMail(shipment),
    'shipmentMail: part': shipped.shipmentMail({ ...shipment, isPart: true }),
    'shipmentMail: corrected': shipped.shipmentMail({ ...shipment, correctionId: 'cor_1' }),
    'refundMail: money': refunded.refundMail({
      ...order,
      amount: 8_990,
      canceled: items,
      before: 0,
      canceledInAll: 7,
      undone: 0,
      isElsewhere: false,
    }),
    'refundMail: bottles': refunded.refundMail({
      ...order,
      amount: 0,
      canceled: items,
      before: 8_990,
      canceledInAll: 7,
      undone: 0,
      isElsewhere: false,
    }),
    orderByStaffMail: byStaff.orderByStaffMail({
      ...order,
      action: 'order.accept',
      auditId: 'aud_1',
      told: [],
      reason: words,
    }),
    ...all('returnMail', RETURN_STATE_KEYS, (state) =>
      returned.returnMail({ ...order, one: returnIn(state), isElsewhere: true, undone: 0, link }),
    ),
    contractReminderMail: commission.contractReminderMail({ name, portalUrl: `${URL_}/portal` }),
    ...all('reviewMail', ['publish', 'send_back', 'reject', 'archive'] as const, (action) =>
      review.reviewMail({
        action,
        wineTitle: name,
        reason: words,
        wineUrl: `${URL_}/portal/wines/1`,
      }),
    ),
    ...all(
      'sellerStatusMail',
      ['approve', 'refuse', 'deactivate', 'reactivate'] as const,
      (action) =>
        seller.sellerStatusMail({ name, action, reason: words, portalUrl: `${URL_}/portal` }),
    ),
    'payoutMail: paid': money.payoutMail(payout),
    'payoutMail: failed': money.payoutMail({ ...payout, status: 'failed' }),
    'messageMail: of the winery': messages.messageMail(unread('seller'), reader),
    'messageMail: of staff': messages.messageMail(unread('staff'), reader),
    ...all('noticeMail', NOTICE_KINDS, (kind) =>
      notices.noticeMail(addressee, { id: '1', kind, subject_id: 'sub_1', data: noticeData }),
    ),
    summaryMail: notices.summaryMail(addressee, {
      day: '2026-11-26',
      notices: [{ id: '1', kind: 'stock_low', subject_id: 'prod_1', data: noticeData }],
      count: 4,
    }),
    applicationReceivedMail: applications.applicationReceivedMail(person.to, '2026-11-26', URL_),
    applicationArrivedMail: applications.applicationArrivedMail({
      to: 'bruna@winex.example',
      userId: 'user_1',
      applicationId: 'app_1',
      brand: name,
      city: 'Garibaldi, RS',
      publicUrl: URL_,
    }),
  }
}
