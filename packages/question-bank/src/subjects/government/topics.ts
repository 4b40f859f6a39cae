import type { Topic } from "../../authoring.ts";

export const topics: Topic[] = [
  {
    slug: "basic-concepts",
    name: "Basic concepts of government",
    objectives: [
      "Explain government as an institution, a process and a field of study",
      "Distinguish state, nation, society and government",
      "Explain power, authority, legitimacy and sovereignty",
      "Describe democracy, political culture and political socialisation",
    ],
  },
  {
    slug: "political-ideologies",
    name: "Political ideologies and forms of rule",
    objectives: [
      "Explain communalism, feudalism, capitalism, socialism and communism",
      "Explain fascism, nazism, totalitarianism and liberalism",
    ],
  },
  {
    slug: "unitary-federal-confederal",
    name: "Unitary, federal and confederal systems",
    objectives: [
      "Describe unitary government, its features, merits and demerits",
      "Describe federal government, its features, merits and demerits",
      "Describe confederal government and compare the three systems",
    ],
  },
  {
    slug: "presidential-parliamentary",
    name: "Presidential and parliamentary systems",
    objectives: ["Describe the parliamentary system of government", "Describe the presidential system of government"],
  },
  {
    slug: "legislature",
    name: "The legislature",
    objectives: [
      "Describe the types, structure and functions of the legislature",
      "Explain how laws are made and how the legislature conducts its business",
    ],
  },
  {
    slug: "executive",
    name: "The executive",
    objectives: [
      "Describe the types and functions of the executive",
      "Explain the powers of the executive and how they are limited",
    ],
  },
  {
    slug: "judiciary",
    name: "The judiciary",
    objectives: ["Explain the functions and independence of the judiciary", "Describe the court system of Nigeria"],
  },
  {
    slug: "constitution",
    name: "The constitution",
    objectives: [
      "Explain the meaning, sources and functions of a constitution",
      "Distinguish the types of constitution and their merits",
    ],
  },
  {
    slug: "rule-of-law-and-separation-of-powers",
    name: "Rule of law, separation of powers, checks and balances",
    objectives: [
      "Explain the rule of law and the conditions it needs",
      "Explain separation of powers, checks and balances",
      "Explain centralisation, decentralisation, devolution and deconcentration",
    ],
  },
  {
    slug: "citizenship",
    name: "Citizenship, rights and duties",
    objectives: [
      "Explain citizenship and the ways it is acquired or lost",
      "Explain the fundamental rights of citizens and their limits",
      "State the duties and obligations of citizens",
    ],
  },
  {
    slug: "franchise-and-elections",
    name: "Franchise and electoral systems",
    objectives: [
      "Explain franchise and its types",
      "Describe electoral systems and types of election",
      "Describe electoral bodies and the conduct of free and fair elections",
    ],
  },
  {
    slug: "political-parties",
    name: "Political parties and party systems",
    objectives: [
      "Explain the meaning, functions and organisation of political parties",
      "Distinguish types of parties and party systems",
    ],
  },
  {
    slug: "pressure-groups",
    name: "Pressure groups",
    objectives: [
      "Explain pressure groups, their types and functions",
      "Describe the methods of pressure groups and what makes them succeed",
    ],
  },
  {
    slug: "public-opinion",
    name: "Public opinion and the mass media",
    objectives: [
      "Explain public opinion, how it is formed and measured",
      "Explain the role of the mass media and propaganda",
    ],
  },
  {
    slug: "civil-service",
    name: "Civil service and public administration",
    objectives: [
      "Describe the civil service, its features, structure and functions",
      "Describe public corporations, commissions and problems of administration",
    ],
  },
  {
    slug: "local-government",
    name: "Local government",
    objectives: [
      "Explain the meaning, purposes and functions of local government",
      "Describe the structure, control and problems of local government",
      "Trace the development of local government in Nigeria",
    ],
  },
  {
    slug: "pre-colonial-systems",
    name: "Pre-colonial political systems of Nigeria",
    objectives: [
      "Describe the Hausa-Fulani political system",
      "Describe the Yoruba political system",
      "Describe the Igbo political system and other pre-colonial systems",
    ],
  },
  {
    slug: "colonial-administration",
    name: "British and French colonial administration",
    objectives: [
      "Trace how British rule was established over Nigeria",
      "Explain British colonial administration and indirect rule",
      "Explain French colonial administration in West Africa",
    ],
  },
  {
    slug: "nationalism",
    name: "Nationalism in Nigeria and West Africa",
    objectives: [
      "Explain the causes and effects of nationalism in West Africa",
      "Describe the leaders and organisations of Nigerian nationalism",
      "Describe nationalist leaders of other African countries",
    ],
  },
  {
    slug: "constitutional-development",
    name: "Constitutional development of Nigeria, 1922 to 1999",
    objectives: [
      "Describe the colonial constitutions of Nigeria from 1922 to 1954",
      "Describe the road to independence and the constitutions of 1960 and 1963",
      "Describe the constitutions of 1979, 1989 and 1999",
    ],
  },
  {
    slug: "party-politics-in-nigeria",
    name: "Party politics in Nigeria",
    objectives: [
      "Describe the parties and politics of the First Republic",
      "Describe the parties and politics of the Second, Third and early Fourth Republics",
    ],
  },
  {
    slug: "crises-and-military-rule",
    name: "Political crises and military rule in Nigeria",
    objectives: [
      "Explain the political crises of the First Republic and the civil war",
      "Describe military governments in Nigeria, their structure and their programmes",
    ],
  },
  {
    slug: "nigerian-federalism",
    name: "Nigerian federalism and the creation of states",
    objectives: [
      "Explain the origin and problems of Nigerian federalism",
      "Trace the creation of regions and states in Nigeria",
    ],
  },
  {
    slug: "foreign-policy",
    name: "Foreign policy of Nigeria",
    objectives: [
      "Explain the meaning, determinants and principles of foreign policy",
      "Trace Nigeria's foreign policy since independence",
    ],
  },
  {
    slug: "international-organisations",
    name: "The United Nations, the Commonwealth and world bodies",
    objectives: [
      "Describe the United Nations, its origin, organs and agencies",
      "Describe the Commonwealth and other world bodies",
    ],
  },
  {
    slug: "african-organisations",
    name: "The OAU, the African Union, ECOWAS and OPEC",
    objectives: [
      "Describe the OAU and the African Union",
      "Describe ECOWAS and other West African bodies",
      "Describe OPEC and its importance to Nigeria",
    ],
  },
];
