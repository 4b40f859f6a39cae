import type { Topic } from "../../authoring.ts";

const topic = (slug: string, name: string, ...objectives: string[]): Topic => ({ slug, name, objectives });

export const topics: Topic[] = [
  topic("basic-concepts", "Basic Concepts of Economics", "Explain scarcity, wants, choice and scale of preference", "Measure opportunity cost on a production possibility curve", "Describe the nature and methods of economics"),
  topic("economic-systems", "Economic Systems", "Compare capitalism, socialism and the mixed economy", "Explain how each system solves the basic economic problems"),
  topic("tools-of-analysis", "Tools of Economic Analysis", "Collect and present economic data", "Calculate and interpret simple averages and spread", "Read tables, graphs and charts"),
  topic("demand", "Theory of Demand", "Explain the law of demand and its exceptions", "Tell a change in demand from a change in quantity demanded", "Work with demand schedules and equations"),
  topic("supply", "Theory of Supply", "Explain the law of supply and its exceptions", "Tell a change in supply from a change in quantity supplied", "Work with supply schedules and equations"),
  topic("price-and-elasticity", "Price Determination and Elasticity", "Determine equilibrium price and quantity", "Measure and apply elasticities of demand and supply", "Explain the effects of price control"),
  topic("utility", "Theory of Consumer Behaviour", "Explain total, average and marginal utility", "Find the consumer's equilibrium"),
  topic("production", "Theory of Production", "Describe the factors of production and their rewards", "Explain division of labour and scale of production", "Apply the law of variable proportions"),
  topic("cost-and-revenue", "Cost and Revenue", "Compute and relate the costs of a firm", "Compute revenue, profit and the break-even output"),
  topic("market-structures", "Market Structures", "Describe perfect and imperfect markets", "Explain price and output under each market structure"),
  topic("business-organisations", "Business Organisations", "Compare the forms of private enterprise", "Explain public enterprise, privatisation and finance of business"),
  topic("population", "Population", "Explain growth, size and distribution of population", "Compute density and vital rates", "Discuss theories and policies of population"),
  topic("labour-market", "Labour Market", "Explain the supply, demand and mobility of labour", "Explain wages and trade unions", "Explain and measure unemployment"),
  topic("agriculture", "Agriculture", "Describe systems and importance of agriculture in Nigeria", "Discuss problems and policies of agriculture and marketing"),
  topic("industry-and-petroleum", "Industrialisation and Petroleum in Nigeria", "Explain location and strategies of industry", "Describe the petroleum and mining industry in Nigeria"),
  topic("money-and-inflation", "Money and Inflation", "Explain the functions, demand and supply of money", "Explain and measure inflation and deflation"),
  topic("banking-and-finance", "Banking and Financial Institutions", "Describe commercial, central and development banks", "Explain credit creation and monetary policy", "Describe the money and capital markets"),
  topic("public-finance", "Public Finance and Taxation", "Explain government revenue, spending and debt", "Classify and compute taxes", "Explain the budget and fiscal policy"),
  topic("national-income", "National Income", "Define and measure national income", "Compute consumption, saving and the multiplier", "Explain uses and limits of national income figures"),
  topic("development-and-planning", "Economic Development and Planning", "Tell economic growth from development", "Explain development planning and its problems"),
  topic("international-trade", "International Trade", "Explain the basis and gains of trade", "Explain commercial policy and terms of trade"),
  topic("balance-of-payments", "Balance of Payments and Exchange Rates", "Describe the accounts of the balance of payments", "Explain exchange rates and correction of disequilibrium"),
  topic("international-organisations", "International Economic Organisations", "Describe regional economic groupings", "Describe world economic and financial bodies"),
  topic("distributive-trade", "Distributive Trade", "Describe the channels of distribution", "Compare wholesalers, retailers and their services"),
];
