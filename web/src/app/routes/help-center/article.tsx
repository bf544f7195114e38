import { HelpArticlePage } from "../../../features/help/components/help-article-page.tsx";

export { HelpArticlePage as Component };
