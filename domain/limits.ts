/**
 * Every limit of the product, once (style.md). Limits that the specification names cite it; the others are
 * generous bounds that only keep absurd input out of the database.
 */

/** Images of wines and sellers, in bytes: 5 MB (spec §9). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
/** Names of uploaded files, in characters. */
export const FILE_NAME_MAX = 200
/** Images kept per wine. */
export const IMAGES_PER_WINE_MAX = 20

/** Largest bodies in bytes: of an ordinary call, of an image with what surrounds it, of a spreadsheet of 10,000 full wines. */
export const JSON_LIMIT_BYTES = 1024 * 1024
export const UPLOAD_LIMIT_BYTES = 6 * 1024 * 1024
export const IMPORT_LIMIT_BYTES = 32 * 1024 * 1024

/** Passwords, in characters (spec §5). The upper bound keeps hashing cheap. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** Cookies auth_token and medusa_api_key, in seconds: 7 days (spec §9). */
export const COOKIE_LIFETIME_SECONDS = 604_800
/** Open sessions per person; one more ends the oldest. */
export const SESSIONS_PER_PERSON_MAX = 100
/** Sessions are forgotten this many days after their end (Marco Civil da Internet, art. 15: six months). */
export const SESSION_KEPT_DAYS = 183
/** What a browser is called by `bowser`, in characters. */
export const DEVICE_NAME_MAX = 100

/** Codes of an authenticator app (RFC 6238): digits, and seconds for which one is shown. */
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_SECONDS = 30
/** A code of the period before or after is taken as well: clocks differ. */
export const TOTP_WINDOW = 1
/** Recovery codes: how many at a time, and characters of each. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
/** A code as it may be typed, with spaces or hyphens. */
export const SECOND_FACTOR_CODE_MAX = 30
/** Between the right password and the code, in seconds. */
export const SECOND_STEP_LIFETIME_SECONDS = 5 * 60
/** Between the secret and the first code of a new second factor, in seconds. */
export const SECOND_FACTOR_SETUP_SECONDS = 15 * 60

/** Reset tokens, in seconds: 15 minutes (R18). */
export const RESET_TOKEN_LIFETIME_SECONDS = 15 * 60
/** The link 'não fui eu' in the mail of a change of owners or key, in seconds; for so many days a former owner is told as well. */
export const OWNER_ALERT_LIFETIME_SECONDS = 7 * 86_400
export const FORMER_OWNER_DAYS = 30
/** Who became an owner or an administrator waits so many days before they act against the others. */
export const NEW_OWNER_DAYS = 7
/** The same request within so many seconds gets the same answer again: the first one may have been lost (R31). */
export const REPETITION_SECONDS = 10 * 60
/** Invitations by e-mail, in seconds: 14 days. */
export const INVITATION_LIFETIME_SECONDS = 14 * 86_400
/** Days that an invitation to a team which nobody accepted is kept after its end. */
export const INVITATION_KEPT_DAYS = 180
/** A second invitation of the same application is sent after this at the earliest, in seconds. */
export const INVITE_AGAIN_AFTER_SECONDS = 60
/** Months that an application which was not approved is kept: the privacy policy promises it. */
export const APPLICATION_KEPT_MONTHS = 24

/** Lists (wire contract). Page sizes of the admin lists: spec §9. */
export const LIST_LIMIT_DEFAULT = 10
export const LIST_LIMIT_MAX = 100
export const LIST_OFFSET_MAX = 10_000_000
/** Matches up to which a list tells its exact total; beyond, it says that there are more (R62). */
export const LIST_COUNT_MAX = 10_000
export const PAGE_SIZES = [10, 20, 50] as const
export const SEARCH_MAX = 200
/** What the search over everything shows of each kind. */
export const QUICK_SEARCH_HITS = 5
/** Saved views: characters of a name, views of one person and views for all, filters and hidden columns of one. */
export const VIEW_NAME_MAX = 60
export const VIEWS_MAX = 50
export const VIEW_FILTERS_MAX = 20
export const VIEW_COLUMNS_MAX = 40

/** Client cache, in milliseconds (spec §7 Caching, §9). */
export const CACHE_STALE_MS = 5 * 60 * 1000
export const CACHE_KEPT_MS = 10 * 60 * 1000

export const TOOLTIP_OPEN_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/** Header of the landing page changes colour after this scroll, in pixels (spec §9). */
export const HEADER_SCROLL_PX = 800

/** Texts, in characters. */
export const NAME_MAX = 200
export const EMAIL_MAX = 254
export const PHONE_MAX = 20
export const POSTAL_CODE_MAX = 20
export const CITY_MAX = 120
export const STATE_MAX = 60
export const ADDRESS_LINE_MAX = 300
export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 5_000
export const SHORT_TEXT_MAX = 200
export const FREE_TEXT_MAX = 2_000
export const STORY_MAX = 5_000
export const HS_CODE_MAX = 20
export const VOLUME_MAX = 40
export const URL_MAX = 2_000
export const ID_MAX = 100
export const TRACKING_CODE_MAX = 100
/** A CPF or CNPJ of at most 18 characters, separators included. */
export const TAX_ID_TYPED_MAX = 40
/** A buyer is asked by mail for the CPF or CNPJ once in so many hours; the mail's link works so many days. */
export const TAX_ID_REQUEST_HOURS = 24
export const TAX_ID_LINK_DAYS = 14
/** An invoice's key of 44 characters, separators included. */
export const INVOICE_KEY_TYPED_MAX = 120
/** An authorised invoice's XML: bytes, as many as the tax office takes (500 KB) and its answer; tags and attributes, twice a full cart's. */
export const INVOICE_XML_MAX_BYTES = 512 * 1024
export const INVOICE_XML_TAGS_MAX = 20_000
export const INVOICE_XML_ATTRIBUTES_MAX = 5_000
export const INVOICE_XML_DEPTH_MAX = 20
/** Why an order was rejected, in characters; the buyer reads it in a mail. */
export const REJECT_REASON_MAX = 500
/** Messages on an order: of one side, of one page, minutes unread until a mail, and what the mail quotes of how many. */
export const ORDER_MESSAGES_MAX = 500
export const ORDER_MESSAGES_PAGE = 50
export const MESSAGE_MAIL_MINUTES = 15
export const MESSAGE_QUOTE_MAX = 200
export const MESSAGES_QUOTED = 5
/** Orders of one batch, and of one call of it, after which the progress is shown. */
export const ORDER_BATCH_MAX = 200
export const ORDER_BATCH_STEP = 10

/** Wines of which staff decide with one request. */
export const REVIEW_BATCH_MAX = 100
/** Wines of the review queue that one answer holds; the next ones come as these are decided. */
export const REVIEW_QUEUE_MAX = 100
/** How long a decision about a wine offers its way back, and how much later the server still takes it: answer and click travel. */
export const REVIEW_UNDO_SECONDS = 10
export const REVIEW_UNDO_GRACE_SECONDS = 5
/** No mail tells of a decision before its way back has ended on the server as well. */
export const REVIEW_HOLD_SECONDS = 20
/** Where counting the wines that wait before one's own ends. */
export const WAITING_BEFORE_MAX = 1_000

/** Entries of one list of the wine sheet (aromas, grapes, pairings…). */
export const SHEET_LIST_MAX = 50
/** Certifications of a seller (image addresses). */
export const SELLER_CERTIFICATIONS_MAX = 30

/** Amounts, in cents: R$ 10.000.000,00 stays an exact integer also when summed over many orders. */
export const AMOUNT_MAX_CENTS = 1_000_000_000
/** Bottles in one stock level. */
export const STOCK_MAX = 10_000_000
/** Bottles left of a published wine at which the seller is told, where they have not chosen a number: half a case. */
export const LOW_STOCK_BOTTLES = 6
/** Hours in which a seller should answer an order (docs/decisions/05). */
export const APPROVAL_HOURS = 48
/** Wines of one request that changes many, and rows of one page of the price grid. */
export const WINES_AT_ONCE_MAX = 200
export const PRICE_ROWS_MAX = 1_000
/** Business days that the team takes at most to look at a new registration: what a new producer is told. */
export const ANALYSIS_DAYS = 2
/** Lines of one kind that 'Hoje' shows; the rest is counted. */
export const TODAY_LINES = 5
/** Notices: of one page, where counting the unread ones ends, hours before a deadline, and what is kept of a reason. */
export const NOTICE_PAGE_MAX = 50
export const UNREAD_NOTICES_MAX = 100
export const DEADLINE_NOTICE_HOURS = 12
export const NOTICE_REASON_MAX = 200
/** Bottle weight in grams. */
export const WEIGHT_MAX_GRAMS = 1_000_000
/** Vineyard area in hectares; step of the arrow keys 0.1 (spec §5). */
export const HECTARES_MAX = 1_000_000
export const HECTARES_STEP = 0.1

/** Commission, percent 0-100 with 3 decimals; step of the arrow keys 0.01 (spec §9, R9). */
export const RATE_MAX_PERCENT = 100
export const RATE_DECIMALS = 3
export const RATE_STEP = 0.01

/** Founding year of a winery in the application form; the form itself stops at the present year. */
export const FOUNDING_YEAR_MIN = 1500
export const FOUNDING_YEAR_MAX = 2200

/** Spreadsheets. Rows without the head. */
export const IMPORT_ROWS_MAX = 20_000
/** Lines of a file, empty ones included. */
export const IMPORT_LINES_MAX = 100_000
export const IMPORT_COLUMNS_MAX = 200
/** Characters of one cell, as many as a spreadsheet takes, and bytes of one row: three times a full sheet's texts. */
export const IMPORT_CELL_MAX = 32_767
export const IMPORT_ROW_MAX_BYTES = 200_000

/** The store, which strangers call (R44). `fields` of one request, in characters and names. */
export const FIELDS_LENGTH_MAX = 1_000
export const FIELDS_MAX = 60
/** Pages of the store's lists; what matches beyond is not counted. */
export const STORE_LIMIT_DEFAULT = 50
export const STORE_OFFSET_MAX = 10_000
/** Ids of one filter. */
export const STORE_IDS_MAX = 100
/** A cart: different wines, and bottles of one wine. */
export const CART_LINES_MAX = 50
export const CART_BOTTLES_MAX = 1_200

/** How long an Idempotency-Key is remembered, in seconds: a phone that was offline for a day still gets its first answer. */
export const IDEMPOTENCY_KEY_SECONDS = 24 * 60 * 60

/** Returns: of one order, photos of one, what the buyer writes in characters, and days that the mail's link lives after the last delivery. */
export const RETURNS_PER_ORDER_MAX = 30
export const RETURN_PHOTOS_MAX = 6
export const RETURN_NOTE_MAX = 1_000
export const RETURN_LINK_DAYS = 180
/** Days after a return's end that its photos and what the buyer wrote are kept. */
export const RETURN_WORDS_DAYS = 180

/** Freight: cents of one box, working days on the way, and until the bottles leave. */
export const FREIGHT_PRICE_MAX_CENTS = 1_000_000
export const FREIGHT_DAYS_MAX = 90
export const HANDLING_DAYS_MAX = 30
/** A pasted table of freight, in characters: ten times a full one. */
export const FREIGHT_TEXT_MAX = 20_000

/** Characters of the banner's text: three lines at 320 px, which the poster below leaves room for (hero.css). */
export const BANNER_MAX = 70

/** Payments in one call of the bank's webhook. */
export const PIX_WEBHOOK_MAX = 500
