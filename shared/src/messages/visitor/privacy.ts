import { PRODUCT_NAME } from '../pages.ts'

/** The Privacy Policy. Every statement must match the product. */
export const privacyMessages = {
  title: 'Privacy Policy',
  description: `What ${PRODUCT_NAME} keeps about guests and parents, who sees it, how long it stays and how to have it erased.`,
  lead: 'What a registry keeps, who sees it, and how to have it erased. In plain words, for guests and parents in Singapore, India and elsewhere.',
  changed: 'Last changed on 28 November 2026',
  contents: 'On this page',
  short: {
    title: 'In short',
    points: [
      'No account for guests and no advertising. Unless you agree to statistics, your browser loads nothing from anybody else’s server.',
      'Gifts are paid in your own banking app. We never see your bank account and never hold money.',
      'A guest’s email address is for the parents alone. Name, amount and note stand on the registry; a guest may hide the name and the amount there.',
      'Whether visits may be counted, and whether this browser keeps your name for next time, is asked first. No is as good as yes.',
      'Parents can download everything, and erase it, at any time and by themselves.',
    ],
  },
  sections: [
    {
      id: 'looking',
      title: 'When you look at a registry',
      text: [
        'Everything can be read without telling us anything. The page, its fonts and all its pictures come from this site, also the pictures of products: no shop learns that you looked.',
        'On your first visit a welcome explains how giving works, and asks for your name, email address and how you know the parents. You may skip it. What you tell it stays in this browser, and only if you tick that it may: it fills forms in for you and is sent to nobody until you send such a form.',
        'To keep the site up, our server counts requests by network address, and mails by whom they go to, and forgets the counts within a day. Its log of requests names no people and holds nothing that you typed.',
      ],
      points: [],
    },
    {
      id: 'giving',
      title: 'When you give',
      text: ['We keep what you type into the form, and when you sent it:'],
      points: [
        'Your name, the amount and your note. They stand with the gift on the registry, for everyone who has its address.',
        'Whether you hid your name or the amount. The registry then shows “A friend”, or no amount; the parents see both. The total of a gift always counts every amount, so a hidden one can sometimes be worked out from it.',
        'Your email address and the way you paid. Only the parents see them, to check the payment, to thank you, or to ask about it.',
        'What you have typed for a gift but not sent stays in this browser for a day, so that a closed tab does not lose it. It goes as soon as the gift is sent; the open page then remembers your name and email address for another gift, until you reload or close it.',
        'That a gift was sent, in a record that shows misuse: with a shortened network address, and without your name. An offer leaves the same.',
      ],
    },
    {
      id: 'passing-on',
      title: 'When you pass something on',
      text: [
        'Where parents take things that other children have outgrown, an offer keeps what you type into it:',
      ],
      points: [
        'Your name, email address and, if you give it, telephone number, what you offer, how and when it can change hands, and your message. Only the parents see them.',
        'Up to four photographs, for the parents and for you. Our server draws each anew, which removes where and when it was taken. One that is not sent with an offer is deleted after a day.',
        'Of an offer that the parents accepted, guests of the registry see what it is, its condition and the age it suits, so that nobody gives it twice; never who offers it, and no photograph.',
        'Messages between you and the parents about it. Our mails about it carry a link of your own: whoever has that link can read, change and withdraw the offer, so please do not pass it on.',
        'What you have typed for an offer but not sent, the email address that you looked offers up with, and the key of such a link stay in their tab of this browser. They go when you close it, or clear everything further down on this page.',
        'With Track Offerings, whoever enters your email address sees what was offered with it and how far that is, but no name, address, number or message of yours.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments happen outside',
      text: [
        'PayNow, UPI and Wise payments go from your bank to the parents. We show you a code with their payment details; what you do in your banking app is between you, your bank and them, under your bank’s own rules.',
        'We keep no card numbers, bank logins or payment confirmations. That a gift has arrived is what the parents tell us.',
      ],
      points: [],
    },
    {
      id: 'parents',
      title: 'When you publish a registry',
      text: ['For parents with an account we keep:'],
      points: [
        'Your name and email address, and of your password only a hash that cannot be turned back.',
        'Your registry: its title, the due date if you gave one, its items, and the payment details that guests pay to.',
        'What you answer to people who offer you things, and your notes about their offers.',
        'The notes of thanks that you write to your guests here, and when they went out.',
        'Once you have confirmed your email address, thanks and reminders to your guests carry it, so that their answers reach you. With the automatic thank-you on, everyone who gives sees it.',
        'The browsers that are signed in, with the times of first and last use. You can sign each of them out.',
        'Where you enabled notifications: the address at which that browser is reached, and when it last was. You can remove each of them.',
        'A record of logins and changes that matter, with a shortened network address, so that misuse can be seen.',
        'Words that a language model suggests to you, only once you take them over into an item. See “Who else sees it”.',
        'Photographs that you add to your items, which guests see. Our server draws each anew, which removes where and when it was taken. One that no item uses is deleted after a day, all of them when you close your account.',
        'Links to products that you paste: our server reads the page without telling the shop who you are.',
      ],
    },
    {
      id: 'browser',
      title: 'Cookies and your browser’s storage',
      text: [
        'What is needed to keep parents signed in and a page as it was left, and what you agreed to. Nothing follows anybody to other sites.',
      ],
      points: [
        'That you have been here: when the welcome was closed, a number drawn at random for this browser with the times of its first and last visit, and whether the welcome was completed and a gift sent. It never leaves this browser.',
        'Your name, email address, how you know the parents, and whether forms may be filled in with it: only if you ticked that in the welcome. You can look at it and clear it further down on this page.',
        'Your answer to the question about statistics.',
        'A sign-in cookie: 7 days after its last use, at most 30 days; with the administrators’ password 8 hours. No script can read it.',
        'A cookie that says whether you folded the menu at the side: a year.',
        'A cookie that lets us recognise a browser you used before, so that we can write to you about a login from a new one: 400 days.',
        'In the browser’s storage: your name, email address and registry, and a key that is good for 30 minutes. Logging out removes them.',
        'What you are typing into other forms, what you shared before you logged in, and marks that keep a page working: in that tab, until it is sent or the tab is closed. Logging out removes what parents were typing or had shared there.',
        'That you turned down the invitation to notifications, and where you enabled them the address at which this browser is reached. Logging out ends the notifications.',
        'A page that is shown when you are offline, and the registry that you saw last, as everybody sees it. Logging out removes the registry, and so does clearing everything further down on this page.',
      ],
    },
    {
      id: 'analytics',
      title: 'Statistics only with your consent',
      text: [
        'A second after a page has opened you are asked whether visits may be counted. Without your answer, and after a no, nothing is counted and nothing is sent to anybody. After a yes:',
      ],
      points: [
        'Our own server adds up, for each registry and day, how often pages were opened and how far people came in the welcome, in giving and in passing things on. These are sums: no person, browser or address is kept with them. The parents see them.',
        'Where whoever runs this site has set up Google Analytics, Google’s script is loaded and is told the same steps, how long they took, the amount of a gift, and which kind of page it was, without the name of the registry. As with every page, Google’s servers see your network address and browser. Google recognises this browser by cookies whose names begin with _ga.',
        'What is never told: names, email addresses, messages, whose registry it is, what you searched, links with keys in them.',
        'You can take your yes back at any time, further down on this page. Counting ends at once and Google’s cookies are deleted.',
      ],
    },
    {
      id: 'errors',
      title: 'When a page fails',
      text: [
        'Where whoever runs this site has set that up, a page that fails says so to our server, which hands it on to Sentry, a service that collects such reports on our behalf. A page that works reports nothing. Sentry is never asked by your browser, and learns neither your network address nor your cookies.',
      ],
      points: [
        'What a report holds: the kind of error, where in our code it happened, which call failed and how, the kind of page, the version, and your browser’s name.',
        'What it never holds: what you typed, names, email addresses, numbers, keys, whose registry it is. A program takes these out before anything leaves your browser.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      text: [
        'Nobody buys your data, and nobody gets it for advertising. It lies on the servers of whoever runs this site, and passes the mail service that carries our messages. We hand it out beyond that only where a law makes us.',
        'A notification passes the service of whoever made the browser that it is for, which is Google, Mozilla, Microsoft or Apple. It is encrypted for that browser alone: the service learns that something was sent, not what.',
        'Parents can ask for help with the words for an item. Where whoever runs this site has set up a language model for that, the question goes to its provider, who works on our behalf. Where none is set up, and as long as nobody asks, nothing goes there.',
      ],
      points: [
        'What such a question holds: the name of the product, its category, keywords, and the description so far. Names of the parents and of guests, email addresses, telephone and identity numbers and postal addresses are taken out before it is sent, as well as a program can.',
        'What it never holds: who asks, who gave and how much, payment details, notes of guests.',
      ],
    },
    {
      id: 'time',
      title: 'How long it stays',
      text: ['A registry and its gifts stay for as long as the parents keep it. Beyond that:'],
      points: [
        'Closing an account erases the parents’ name, email address, password and payment details at once, and with them the names, email addresses and notes of all guests, and your own notes to them. Items and sums stay without names; the registry’s address is never given to anybody else.',
        'An offer that was declined, called off or withdrawn is deleted after ninety days, with who made it, its photographs and all that was written about it. Any other stays until the parents close their account, and goes then.',
        'When the parents delete a gift, its giver’s name, email address and note are erased thirty days later, and then your note to somebody of whom no gift is left. The sum stays without a name.',
        'Links that we mail work for 24 hours when they confirm an address, for 1 hour when they change a password, and for 30 days when they open a payment. A link to your offer works as long as the offer stays, and one that ends our emails as long as the registry does.',
        'The record of logins, gifts, offers and changes that matter is only added to. It names nobody.',
        'Devices that were signed out, or not used for the times above, are forgotten.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'Singapore’s Personal Data Protection Act and India’s Digital Personal Data Protection Act give you the right to know what is kept about you, to have it corrected, to withdraw your consent and to have it erased. Here is how:',
      ],
      points: [
        'Parents: open Registry settings. Download my data gives you everything in one file; Delete account erases it.',
        'Guests: ask the parents whose registry it is. They can see what you sent and have it removed. An offer you can withdraw yourself by the link in our mail, and what this browser keeps you can clear on this page.',
        'If you are not content with an answer, you may turn to the Personal Data Protection Commission in Singapore, or to the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      text: [
        'Accounts are for adults. About the baby we know only what the parents write on their registry: please think twice before you write a full name or a birthday there.',
      ],
      points: [],
    },
  ],
  contact: {
    id: 'contact',
    title: 'Whom to ask',
    parents:
      'The parents of the registry come first: they invited you, and they decide what stands on it.',
    operator: 'For the site itself, write to those who run it:',
    noAddress: 'For the site itself, ask those who run it.',
  },
} as const
