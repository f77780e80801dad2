/** The script of the bots' worker. */
import { serve } from "./serve";

serve();
