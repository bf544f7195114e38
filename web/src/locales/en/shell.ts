import type shell from "../id/shell.ts";

const texts: typeof shell = {
  action: {
    close: "Close",
    retry: "Try again",
    skipToContent: "Skip to content",
  },
  page: {
    home: "Home",
    invitations: "Invitations",
    newInvitation: "New invitation",
    profile: "Profile",
    signIn: "Sign in",
    signUp: "Create an account",
    otp: "Sign in by phone",
    forgotPassword: "Forgot password",
    authAction: "Link from an e-mail",
    privacy: "Privacy policy",
    terms: "Terms of service",
    error401: "Please sign in",
    error403: "No access",
    error404: "Page not found",
    error500: "Something went wrong",
    error503: "Under maintenance",
  },
  menu: {
    main: "Main menu",
    account: "Account menu",
    breadcrumbs: "Breadcrumbs",
    collapse: "Collapse menu",
    expand: "Expand menu",
    search: "Search or jump",
    signOut: "Sign out",
    signOutFailed: "Signing out did not work yet. Please try again in a moment.",
    unnamed: "No name",
  },
  palette: {
    title: "Search and jump",
    placeholder: "Type a page or an action",
    nothing: "Nothing matches. Try another word.",
    pages: "Pages",
    actions: "Actions",
    create: "Create a new invitation",
  },
  scheme: {
    label: "Appearance",
    light: "Light",
    dark: "Dark",
    auto: "Same as device",
  },
  language: {
    label: "Language",
    id: "Indonesia",
    en: "English",
    failed: "The texts of that language did not load. Check your connection and try again.",
  },
  loading: "Loading the page",
  offline: "You are offline. What is already open stays readable.",
  home: {
    greeting: "Welcome, {{name}}.",
    greetingUnnamed: "Welcome.",
    question: "What are you inviting people to?",
    explanation: "Choose the event, fill in names and a date. Everything can be changed later.",
    create: "Create an invitation",
  },
};

export default texts;
