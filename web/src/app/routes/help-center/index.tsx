import { HelpCenter } from "../../../features/help/components/help-center.tsx";

export { HelpCenter as Component };
