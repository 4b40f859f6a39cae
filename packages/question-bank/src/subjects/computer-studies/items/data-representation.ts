import { easy, hard, lesson, medium } from "../knowledge-item.ts";

const topic = "data-representation";

export const dataRepresentation = [
  ...lesson(topic, "SS1", "Explain bits, bytes, units of storage and character codes", [
    easy("bit-meaning", "The word *bit* in computing is short for", "binary digit", ["basic item", "byte integer", "built-in test", "binary integer table"], "A bit is a {}, that is 0 or 1.", "bit-and-byte"),
    easy("byte-bits", "How many bits make one byte?", "8 bits", ["2 bits", "4 bits", "10 bits", "16 bits"], "One byte is a group of 8 bits. Four bits make a nibble.", "bit-and-byte"),
    easy("nibble", "A group of four bits is called a", "nibble", ["byte", "word", "field", "block"], "Half of a byte, four bits, is a {}.", "bit-and-byte"),
    medium("bits-in-bytes", "How many bits are there in 6 bytes?", "48 bits", ["24 bits", "60 bits", "14 bits", "96 bits"], "One byte has 8 bits, so 6 bytes have 6 × 8 = 48 bits. The value 24 comes from taking a byte as 4 bits.", "bit-and-byte"),
    medium("kilobyte", "In binary units of memory, one kilobyte is", "1,024 bytes", ["1,000 bits", "1,024 bits", "512 bytes", "2,048 bytes"], "Memory is counted in powers of two, and $2^{10} = 1{,}024$, so one kilobyte is 1,024 bytes.", "storage-units"),
    easy("largest-unit", "Which of these is the largest unit of storage?", "Terabyte", ["Gigabyte", "Megabyte", "Kilobyte", "Byte"], "In rising order they are byte, kilobyte, megabyte, gigabyte and {}.", "storage-units"),
    medium("megabyte-kilobytes", "Taking one megabyte as 1,024 kilobytes, how many kilobytes are in 4 megabytes?", "4,096 KB", ["4,000 KB", "2,048 KB", "1,028 KB", "8,192 KB"], "4 × 1,024 = 4,096 KB. The value 4,000 KB wrongly takes one megabyte as 1,000 KB.", "storage-units"),
    hard("order-units", "Which list is in order from the smallest to the largest?", "bit, byte, kilobyte, megabyte", ["byte, bit, kilobyte, megabyte", "bit, kilobyte, byte, megabyte", "megabyte, kilobyte, byte, bit", "bit, byte, megabyte, kilobyte"], "Eight bits make a byte, about a thousand bytes a kilobyte and about a thousand of those a megabyte: {}.", "storage-units"),
    medium("ascii", "The code ASCII, used for characters, stands for American Standard Code for Information", "Interchange", ["Integration", "Internet", "Interpretation", "Input"], "The last word is {}: the code lets different machines exchange text.", "character-codes"),
    hard("ascii-next", "In ASCII the letter A has the code 65. What is the code of the letter D?", "68", ["67", "69", "64", "70"], "The capital letters follow one another: A is 65, B 66, C 67 and D 68.", "character-codes"),
    hard("ascii-seven", "Standard ASCII uses 7 bits for each character. How many different characters can it represent?", "128", ["64", "127", "256", "14"], "Seven bits give $2^7 = 128$ patterns. The value 127 forgets the pattern made of zeros only.", "character-codes"),
    medium("unicode", "Which character code was designed to cover the writing systems of the whole world?", "Unicode", ["BCD", "Standard ASCII", "Morse code", "EBCDIC"], "{} has room for the letters of very many languages. Standard ASCII holds only 128 characters.", "character-codes"),
    hard("patterns-three", "How many different values can be represented with 5 bits?", "32", ["10", "25", "31", "16"], "Each bit doubles the number of patterns: $2^5 = 32$. The largest of the values is 31, because counting begins at 0."),
    medium("bcd", "In binary coded decimal (8421 code), the decimal number 59 is written as", "0101 1001", ["0101 1010", "1001 0101", "0011 1011", "0110 1001"], "Each digit is coded alone: 5 is 0101 and 9 is 1001, which gives 0101 1001. The pattern 0011 1011 is 59 in pure binary."),
  ]),
  ...lesson(topic, "SS2", "Convert numbers between bases", [
    easy("base-of-binary", "The base of the binary number system is", "2", ["1", "8", "10", "16"], "Binary uses the two digits 0 and 1, so its base is 2.", "bases"),
    easy("octal-digits", "Which of these digits does **not** occur in an octal number?", "8", ["0", "4", "6", "7"], "Octal uses the digits 0 to 7, so 8 does not occur in it.", "bases"),
    easy("hex-symbols", "How many different symbols are used in the hexadecimal number system?", "16", ["6", "8", "10", "15"], "Hexadecimal has base 16 and uses 16 symbols: 0 to 9 and A to F.", "bases"),
    medium("hex-letter", "In hexadecimal the letter D stands for the decimal value", "13", ["11", "12", "14", "15"], "A is 10, B 11, C 12 and D 13.", "bases"),
    easy("bin-to-dec-five", "Convert the binary number $101_2$ to decimal.", "5", ["3", "6", "4", "7"], "$101_2 = 4 + 0 + 1 = 5$.", "binary-to-decimal"),
    medium("bin-to-dec-thirteen", "What is the decimal value of $1101_2$?", "13", ["11", "12", "14", "15"], "$1101_2 = 8 + 4 + 0 + 1 = 13$. The value 11 belongs to $1011_2$.", "binary-to-decimal"),
    medium("bin-to-dec-twenty-two", "The binary number $10110_2$ is equal to the decimal number", "22", ["20", "26", "13", "44"], "$10110_2 = 16 + 0 + 4 + 2 + 0 = 22$. Reading the bits backwards would give 13.", "binary-to-decimal"),
    easy("dec-to-bin-six", "The decimal number 6 is written in binary as", "$110_2$", ["$101_2$", "$111_2$", "$011_2$", "$100_2$"], "6 = 4 + 2 + 0, so it is $110_2$. The pattern $101_2$ is 5.", "decimal-to-binary"),
    medium("dec-to-bin-nineteen", "Convert the decimal number 19 to binary.", "$10011_2$", ["$11001_2$", "$10010_2$", "$10101_2$", "$11011_2$"], "19 = 16 + 2 + 1, so it is $10011_2$. Writing the remainders in the wrong order gives $11001_2$, which is 25.", "decimal-to-binary"),
    medium("dec-to-bin-forty-five", "What is 45 in binary?", "$101101_2$", ["$110101_2$", "$101011_2$", "$101110_2$", "$100101_2$"], "45 = 32 + 8 + 4 + 1, so it is $101101_2$.", "decimal-to-binary"),
    medium("oct-to-dec", "The octal number $37_8$ is equal to the decimal number", "31", ["37", "29", "59", "21"], "$37_8 = 3 \\times 8 + 7 = 31$.", "octal-decimal"),
    medium("dec-to-oct", "The decimal number 50 is written in octal as", "$62_8$", ["$26_8$", "$50_8$", "$64_8$", "$56_8$"], "50 ÷ 8 = 6 remainder 2, so 50 is $62_8$. Writing the remainder first would give $26_8$.", "octal-decimal"),
    hard("bin-to-oct", "Convert $110101_2$ to octal.", "$65_8$", ["$56_8$", "$53_8$", "$35_8$", "$61_8$"], "Group the bits in threes: 110 is 6 and 101 is 5, so the number is $65_8$. Its decimal value is 53.", "binary-groups"),
    hard("bin-to-hex", "Convert $10111110_2$ to hexadecimal.", "$\\mathrm{BE}_{16}$", ["$\\mathrm{EB}_{16}$", "$\\mathrm{BD}_{16}$", "$\\mathrm{AE}_{16}$", "$\\mathrm{CE}_{16}$"], "Group the bits in fours: 1011 is B (11) and 1110 is E (14), so the number is $\\mathrm{BE}_{16}$.", "binary-groups"),
    medium("hex-to-dec", "The hexadecimal number $2\\mathrm{A}_{16}$ is equal to the decimal number", "42", ["30", "210", "12", "52"], "$2\\mathrm{A}_{16} = 2 \\times 16 + 10 = 42$.", "hex-decimal"),
    hard("dec-to-hex", "The decimal number 200 is written in hexadecimal as", "$\\mathrm{C8}_{16}$", ["$\\mathrm{8C}_{16}$", "$\\mathrm{B8}_{16}$", "$\\mathrm{C4}_{16}$", "$\\mathrm{D0}_{16}$"], "200 ÷ 16 = 12 remainder 8, and 12 is C, so 200 is $\\mathrm{C8}_{16}$. Writing the remainder first would give $\\mathrm{8C}_{16}$.", "hex-decimal"),
    hard("hex-to-bin", "The hexadecimal number $5\\mathrm{F}_{16}$ is written in binary as", "$01011111_2$", ["$01011110_2$", "$11110101_2$", "$01101111_2$", "$01001111_2$"], "5 is 0101 and F is 1111, so the number is $01011111_2$.", "binary-groups"),
  ]),
  ...lesson(topic, "SS3", "Carry out simple binary arithmetic", [
    easy("one-plus-one", "In binary arithmetic $1_2 + 1_2$ is", "$10_2$", ["$2_2$", "$11_2$", "$01_2$", "$100_2$"], "One and one make two, which binary writes as $10_2$. The digit 2 does not exist in binary.", "binary-addition"),
    medium("add-bin", "Add $1011_2$ and $110_2$.", "$10001_2$", ["$10101_2$", "$1121_2$", "$10011_2$", "$1111_2$"], "11 + 6 = 17, and in binary, with its carries, that is $10001_2$.", "binary-addition"),
    hard("subtract-bin", "Subtract $101_2$ from $1100_2$.", "$111_2$", ["$1001_2$", "$110_2$", "$101_2$", "$1011_2$"], "12 − 5 = 7, which is $111_2$ in binary."),
    hard("multiply-bin", "Multiply $101_2$ by $11_2$.", "$1111_2$", ["$1101_2$", "$1011_2$", "$1000_2$", "$1110_2$"], "5 × 3 = 15, which is $1111_2$ in binary. Adding in place of multiplying gives $1000_2$."),
    hard("ones-complement", "The one's complement of $10110_2$ is", "$01001_2$", ["$01010_2$", "$10111_2$", "$01101_2$", "$11001_2$"], "Change every 0 to 1 and every 1 to 0, which gives $01001_2$. Adding 1 to it gives the two's complement, $01010_2$."),
  ]),
];
